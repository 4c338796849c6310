import { useEffect, useEffectEvent } from 'react';
import type { Values } from './changedFields';

/** Unsaved input, with the record that it changes. */
export interface Unsaved {
  readonly base: Values;
  readonly values: Values;
}

/** Where a form's unsaved input outlives its page. */
export interface FormKeeping {
  /** What was unsaved when the page was left: the form opens with it. */
  readonly draft: Unsaved | undefined;
  /** Whether leaving the page keeps the input now, so that it does not ask. */
  readonly keepsDraft: () => boolean;
  /** Called when the page is left, and without a value when the form has taken it back. */
  readonly keep: (unsaved?: Unsaved) => void;
}

/** Takes back what was kept, and keeps what is unsaved when the form disappears. */
export function useFormKeeping(keeping: FormKeeping | undefined, unsaved: () => Unsaved | undefined): void {
  const keep = useEffectEvent((now?: Unsaved) => keeping?.keep(now));
  const leave = useEffectEvent(() => keep(unsaved()));
  useEffect(() => {
    keep();
    return () => leave();
  }, []);
}
