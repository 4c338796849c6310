import * as v from 'valibot';
import type { Watch } from '@/areas/shellDefinition';

const schema = v.object({ unseen: v.number() });

/** The number of this page's videos that the person has not opened. */
export const watch: Watch = async (ask, page) => {
  if (page === undefined) return {};
  const query = new URLSearchParams({ page: `/${page}`, language: document.documentElement.lang });
  const { unseen } = await ask(schema, { path: `admin/help?${query}` });
  return { help: unseen };
};
