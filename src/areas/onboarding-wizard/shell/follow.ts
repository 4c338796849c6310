import * as v from 'valibot';
import type { Follow } from '@/areas/shellDefinition';
import { openGuides } from './guideStore';

/** A minimal schema, so that no script loads unless a guide waits; the rest is parsed where it is shown. */
const waitingSchema = v.looseObject({ waiting: v.fallback(v.number(), 0) });

/** Each answer has texts. */
const inLanguage = (path: string, language: string) => `${path}?language=${encodeURIComponent(language)}`;

/** Requests guides once per sign-in, when idle. Without an answer nothing is shown. */
export const follow: Follow = ({ ask, report }) =>
  openGuides({
    showLayer: (isShown) => report({ layer: isShown ? 1 : 0 }),
    ask: (language) => ask(waitingSchema, { path: inLanguage('admin/onboarding', language) }),
    post: (schema, path, body) =>
      ask(schema, { path: inLanguage(`admin/onboarding/${path}`, document.documentElement.lang), body }),
  });
