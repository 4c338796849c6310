import { isAnyFormChanged } from '../../ui/leave/changedForms';

/**
 * Whether leaving the page now would lose something: a changed form, or whatever else would have the browser ask, such
 * as a change that can still be undone.
 */
export function wouldLose(): boolean {
  if (isAnyFormChanged()) return true;
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
