import * as v from 'valibot';
import type { Follow } from '@/areas/shellDefinition';
import { openGuides } from './guideStore';

/** A minimal schema, so that no script loads unless a guide waits; the rest is parsed where it is shown. */
const waitingSchema = v.looseObject({ waiting: v.fallback(v.number(), 0) });

/** Requests guides once per sign-in, when idle. Without an answer nothing is shown. */
export const follow: Follow = ({ ask, report }) =>
  openGuides({
    showLayer: (isShown) => report({ layer: isShown ? 1 : 0 }),
    ask: async () => {
      const language = encodeURIComponent(document.documentElement.lang);
      return ask(waitingSchema, { path: `admin/onboarding?language=${language}` });
    },
    post: (schema, path, body) => ask(schema, { path: `admin/onboarding/${path}`, body }),
  });
