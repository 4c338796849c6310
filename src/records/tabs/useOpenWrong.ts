import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';

/**
 * Opens what hides the first wrong field of a form and puts the focus there, once after each attempt to save, so that other tabs
 * can be opened again. `placeOf` names it; several such places may lie within one another. `name` is the field that it is about.
 */
export function useOpenWrong(
  placeOf: (state: { readonly errors: FieldErrors }) => string | undefined,
  current: string | undefined,
  open: (place: string) => void,
  name?: string,
): void {
  const { errors, submitCount } = useFormState({ name });
  const seen = useRef(submitCount);
  const opened = useRef(false);
  // With each render: the place around this one changes the same address, and one of both changes is lost.
  useEffect(() => {
    if (seen.current === submitCount) return;
    const place = placeOf({ errors });
    if (place !== undefined && place !== current) {
      opened.current = true;
      open(place);
      return;
    }
    seen.current = submitCount;
    // While it was hidden, it could not have the focus.
    if (opened.current) firstField(errors)?.focus?.();
    opened.current = false;
  });
}

/** The first wrong field that the form can put the focus into. */
function firstField(errors: unknown): { focus?: () => void } | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('type' in errors && typeof errors.type === 'string') {
    // An error of react-hook-form names its field.
    const { ref } = errors as FieldErrors[string] & object;
    return ref as { focus?: () => void } | undefined;
  }
  for (const inner of Object.values(errors)) {
    const found = firstField(inner);
    if (found) return found;
  }
  return undefined;
}
