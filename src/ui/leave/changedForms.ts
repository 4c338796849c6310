import { createStore } from '@/createStore';

/** How many forms are changed, valid or not; each counts itself until it is unmounted, so the number outlives no page. */
export const changedForms = createStore(0);

/** Whether a page has unsaved input, valid or not. */
export function isAnyFormChanged(): boolean {
  return changedForms.get() > 0;
}

/** Whether leaving now would lose something: a changed form, or a change that can still be undone. */
export function hasUnsavedForms(): boolean {
  if (isAnyFormChanged()) return true;
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/** Counts a form as changed until the returned function is called. */
export function markFormChanged(): () => void {
  let isCounted = true;
  changedForms.set(changedForms.get() + 1);
  return () => {
    if (isCounted) changedForms.set(changedForms.get() - 1);
    isCounted = false;
  };
}
