import { devicePrefix } from '../../app/preferences/storageKeys';

const key = `${devicePrefix}qa.docked`;

/** How wide the panel is beside the page, in CSS pixels. */
export const dockedWidth = 420;
/** Below this width of the window the panel lies over the page: beside it the page would be a handset's. */
export const dockQuery = '(min-width: 1024px)';

/** Whether the panel was last put beside the page. */
export function readDocked(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Keeps where the panel was put. */
export function writeDocked(docked: boolean): void {
  try {
    localStorage.setItem(key, String(docked));
  } catch {
    // The choice then holds until the page is left.
  }
}
