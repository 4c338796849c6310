import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { changedFields } from '@/records/form/changedFields';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';

/** What react-admin's `SimpleForm` and `TabbedForm` put their inputs into: with the leave guard of every form. */
export function FormBody({ children, sx, ...props }: CardContentProps) {
  return (
    <CardContent {...props} ref={leaveToForm} sx={[look, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
      <FormGuard />
    </CardContent>
  );
}

/** What is wrong is told at the fields, in the chosen language: the browser's bubbles would come first. No property of the theme reaches all forms. */
const leaveToForm = (body: HTMLElement | null) => body?.closest('form')?.setAttribute('novalidate', '');

/** As wide as the house's forms. Below each input is the line for its helper text, which parts it from the next. */
const look = {
  '& .MuiFormControl-root': { maxWidth: 560, mb: 0 },
  '& .MuiAutocomplete-root': { maxWidth: 560 },
};

/** The leave guard inside a form of react-admin. What is on its way to the server is not asked about: react-admin leaves before it has the answer. */
function FormGuard() {
  const { defaultValues = {}, dirtyFields, isSubmitting } = useFormState();
  const changes = changedFields(defaultValues, useWatch());
  // After a delete react-admin counts nothing as dirty, though the values are still there.
  const changed = Object.keys(dirtyFields).length > 0 && Object.keys(changes).length > 0;
  // From the first change on, so that it comes after the guard of `warnWhenUnsavedChanges` and takes its place.
  const [stands, setStands] = useState(changed);
  if (changed && !stands) setStands(true);
  return stands ? <LeaveGuard when={changed && !isSubmitting} changed={changed} /> : null;
}
