import { matchPath } from 'react-router-dom';
import type { RunStep } from './runSchema';

/** Whether an address matches a step's page; a step without a page matches any. */
export function isAt({ page }: Pick<RunStep, 'page'>, pathname: string): boolean {
  return page === null || matchPath(page, pathname) !== null;
}

/** The address of a step's page; for a record's page, that of the list. */
export function addressOf(page: string): string {
  return page.replace(/\/:.*$/, '') || '/';
}

/** Whether an element is part of the shell and so on every page. */
export const isOfShell = (anchor: string) => anchor.startsWith('shell.');

/** The menu over the page of a handset. */
export const menuDrawer = '.MuiDrawer-root';

/** A guide's duration in minutes: half a minute per step. */
export const minutesOf = (steps: number) => Math.max(1, Math.round(steps / 2));

/** The page with the panel "Start here". */
const startPage = '/profile';

export const isStartPage = (pathname: string) => isAt({ page: startPage }, pathname);

/** Whether the panel "Start here" offers a guide: it has not begun, or was put off until today. */
export const offeredAtStart = ({ state, startPage: page }: Offered) =>
  (state === 'waiting' || state === 'snoozed') && isAt({ page }, startPage);

/** Whether it is offered there and on no other page, so that no box is needed. */
export const offeredAtStartOnly = (run: Offered) => run.startPage !== null && offeredAtStart(run);

interface Offered {
  readonly state: string;
  readonly startPage: string | null;
}
