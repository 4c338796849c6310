import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { linkedField } from './fieldLink';

/** Focuses the field that a link names. It comes after the fields: the link may open the tab with that field. */
export function LinkedField() {
  const { state } = useLocation();
  const { setFocus } = useFormContext();
  useEffect(() => {
    const field = linkedField(state);
    if (field !== undefined) setFocus(field);
  }, [state, setFocus]);
  return null;
}
