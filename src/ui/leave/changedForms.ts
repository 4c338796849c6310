const changed = new Set<symbol>();
const listeners = new Set<() => void>();

/** Whether a page holds unsaved input, valid or not. */
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
  tell();
  return () => {
    if (changed.delete(form)) tell();
  };
}

/** Calls the listener when the set of changed forms changes; returns what ends that. */
export function onChangedForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
