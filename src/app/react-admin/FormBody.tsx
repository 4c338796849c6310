import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { changedFields } from '@/records/form/changedFields';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';

/** The body of react-admin's `SimpleForm` and `TabbedForm`, with the leave guard of all forms. */
export function FormBody({ children, sx, ...props }: CardContentProps) {
  return (
    <CardContent {...props} ref={leaveToForm} sx={[look, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
      <FormGuard />
    </CardContent>
  );
}

/** Turns off the browser's own validation messages, so that errors appear at the fields in the chosen language. The theme cannot do this for all forms. */
const leaveToForm = (body: HTMLElement | null) => body?.closest('form')?.setAttribute('novalidate', '');

/** As wide as the application's own forms. The helper text's line below each input separates it from the next. */
const look = {
  '& .MuiFormControl-root': { maxWidth: 560, mb: 0 },
  '& .MuiAutocomplete-root': { maxWidth: 560 },
  // react-admin makes numbers and days `small`; in a form all fields are as high as the others.
  '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline) .MuiOutlinedInput-input': {
    paddingBlock: '10px',
  },
};

/** The leave guard inside a react-admin form. It does not ask while submitting, because react-admin navigates before the response arrives. */
function FormGuard() {
  const { defaultValues = {}, dirtyFields, isSubmitting } = useFormState();
  const changes = changedFields(defaultValues, useWatch());
  // After a delete, react-admin resets the dirty fields but keeps the changed values.
  const changed = Object.keys(dirtyFields).length > 0 && Object.keys(changes).length > 0;
  // Mounted from the first change on, so that it comes after the guard of `warnWhenUnsavedChanges` and replaces it.
  const [isGuarded, setGuarded] = useState(changed);
  if (changed && !isGuarded) setGuarded(true);
  return isGuarded ? <LeaveGuard when={changed && !isSubmitting} changed={changed} /> : null;
}
