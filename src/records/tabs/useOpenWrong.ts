import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';

/**
 * Opens what hides a form's first wrong field and focuses it, once after each attempt to save, so that other tabs can
 * be opened again. `placeOf` names the place to open; places can be nested. `name` is the field concerned.
 */
export function useOpenWrong(
  placeOf: (state: { readonly errors: FieldErrors }) => string | undefined,
  current: string | undefined,
  open: (place: string) => void,
  name?: string,
): void {
  const { errors, submitCount } = useFormState({ name });
  const lastSubmitCount = useRef(submitCount);
  const hasOpened = useRef(false);
  // On each render: the outer place changes the same address, and one of the two changes gets lost.
  useEffect(() => {
    if (lastSubmitCount.current === submitCount) return;
    const place = placeOf({ errors });
    if (place !== undefined && place !== current) {
      hasOpened.current = true;
      open(place);
      return;
    }
    lastSubmitCount.current = submitCount;
    // While hidden, it could not take the focus.
    if (hasOpened.current) firstField(errors)?.focus?.();
    hasOpened.current = false;
  });
}

/** The first wrong field that can be focused. */
function firstField(errors: unknown): { focus?: () => void } | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('type' in errors && typeof errors.type === 'string') {
    // A react-hook-form error refers to its field.
    const { ref } = errors as FieldErrors[string] & object;
    return ref as { focus?: () => void } | undefined;
  }
  for (const inner of Object.values(errors)) {
    const field = firstField(inner);
    if (field) return field;
  }
  return undefined;
}
