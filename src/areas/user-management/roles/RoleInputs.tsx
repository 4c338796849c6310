import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextField } from '@/records/inputs/FormTextField';
import { PermissionField } from './PermissionField';
import { keyOf } from './roleKey';

/** The fields of a role, for a new one and for an existing one. */
export function RoleInputs() {
  const translate = useTranslate();
  useProposedKey();
  return (
    <Stack sx={{ maxWidth: 560 }}>
      <FormTextField source="name" required />
      <FormTextField source="key" required help={translate('areas.user-management.roles.keyHelp')} />
      <FormTextField source="description" multiline rows={2} />
      <PermissionField />
    </Stack>
  );
}

/** Keeps the key of a new role in step with its name until the person types a key. An existing role keeps its own. */
function useProposedKey(): void {
  const { getValues, setValue, formState } = useFormContext();
  const name: unknown = useWatch({ name: 'name' });
  const isNew = formState.defaultValues?.id === undefined;
  const proposed = useRef<string>(undefined);
  useEffect(() => {
    if (!isNew) return;
    const proposal = keyOf(typeof name === 'string' ? name : '');
    const untouched = (getValues('key') ?? '') === (proposed.current ?? proposal);
    if (!untouched) return;
    proposed.current = proposal;
    setValue('key', proposal, { shouldDirty: true });
  }, [isNew, name, getValues, setValue]);
}
