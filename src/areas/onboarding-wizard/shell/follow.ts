import * as v from 'valibot';
import type { Follow } from '@/areas/shellDefinition';
import { openGuides } from './guideStore';

/** What keeps a page free of guides until it is known that one waits: the rest of the answer is read where it is shown. */
const waitingSchema = v.looseObject({ waiting: v.fallback(v.number(), 0) });

/** Asks once for each sign-in, when the page is idle. Without an answer nothing is shown. */
export const follow: Follow = ({ ask, report }) =>
  openGuides({
    tell: (isShown) => report({ layer: isShown ? 1 : 0 }),
    ask: async () => {
      const language = encodeURIComponent(document.documentElement.lang);
      return ask(waitingSchema, { path: `admin/onboarding?language=${language}` });
    },
    post: (schema, path, body) => ask(schema, { path: `admin/onboarding/${path}`, body }),
  });
