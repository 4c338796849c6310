/** The forms on the page in which something is changed. */
const changed = new Set<symbol>();
const listeners = new Set<() => void>();

/** Whether anything that somebody has typed would be lost with the page; no rule of validity counts. */
export function isAnyFormChanged(): boolean {
  return changed.size > 0;
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

/** Calls the listener whenever a form becomes changed or is so no more; returns what ends that. */
export function onChangedForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
