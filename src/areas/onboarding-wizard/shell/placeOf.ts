import { matchPath } from 'react-router-dom';
import type { RunStep } from './runSchema';

/** Whether an address is that of a step's page; a step without one is at home everywhere. */
export function isAt({ page }: Pick<RunStep, 'page'>, pathname: string): boolean {
  return page === null || matchPath(page, pathname) !== null;
}

/** The address that leads to a step's page: of a page that one record has, that of their list. */
export function addressOf(page: string): string {
  return page.replace(/\/:.*$/, '') || '/';
}

/** Whether an element is part of the shell, and so on each page. */
export const isOfShell = (anchor: string) => anchor.startsWith('shell.');

/** How long a guide takes, in minutes: half a minute for a step. */
export const minutesOf = (steps: number) => Math.max(1, Math.round(steps / 2));
