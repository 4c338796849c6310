const changed = new Set<symbol>();
const listeners = new Set<() => void>();

/** Whether a page has unsaved input, valid or not. */
export function isAnyFormChanged(): boolean {
  return changed.size > 0;
}

/** Whether leaving now would lose something: a changed form, or a change that can still be undone. */
export function wouldLose(): boolean {
  if (isAnyFormChanged()) return true;
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/** Counts a form as changed until the returned function is called. */
export function markFormChanged(): () => void {
  const form = Symbol('form');
  changed.add(form);
  notifyListeners();
  return () => {
    if (changed.delete(form)) notifyListeners();
  };
}

/** Calls the listener when the set of changed forms changes; returns a function that unsubscribes. */
export function onChangedForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}
