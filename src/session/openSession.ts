import type { Config } from '@/config';
import { createSession, type Session } from './session';

/** The session of this tab, kept in `localStorage`, or in memory until the page is left if the browser refuses storage. */
export function openSession({ oauth, bases, antiForgery }: Config): Session {
  const storage = window.localStorage;
  return createSession({
    ...oauth,
    tokenUrl: `${bases.clientApi}oauth/token`,
    antiForgery,
    storage,
    lasting: storage instanceof Storage,
  });
}
