import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';

/**
 * Opens what hides the first wrong field of a form, once after each attempt to save, so that other tabs can be opened again.
 * `placeOf` names it; several such places may lie within one another.
 */
export function useOpenWrong(
  placeOf: (state: { readonly errors: FieldErrors }) => string | undefined,
  current: string | undefined,
  open: (place: string) => void,
): void {
  const { errors, submitCount } = useFormState();
  const seen = useRef(submitCount);
  // With each render: the place around this one changes the same address, and one of both changes is lost.
  useEffect(() => {
    if (seen.current === submitCount) return;
    const place = placeOf({ errors });
    if (place === undefined || place === current) seen.current = submitCount;
    else open(place);
  });
}
