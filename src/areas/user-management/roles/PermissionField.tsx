import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { errorTextKey } from '../../../api/apiError';
import { ErrorState } from '../../../ui/ErrorState';
import { useFormField } from '../../../ui/inputs/useFormField';
import { LoadingState } from '../../../ui/LoadingState';
import { usePermissionKeys, withUnknownKeys } from '../permissionKeys';
import { usePermissionName } from '../permissionName';
import { PermissionChecklist } from './PermissionChecklist';

/** The permissions of a role in its form. Without the catalogue those that it has can still be taken away. */
export function PermissionField() {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const id = useId();
  const catalogue = usePermissionKeys();
  const { field, label, error } = useFormField(
    { source: 'permissions' },
    {
      empty: [],
      format: (value) =>
        keysOf(value).map(permissionName).join(', ') ||
        translate('areas.user-management.roles.noPermissions'),
    },
  );
  const { defaultValues } = useFormContext().formState;
  const value = keysOf(field.value);
  const saved = keysOf(defaultValues?.permissions);
  const keys = withUnknownKeys(catalogue.data ?? [], [...saved, ...value]);
  // In the order of the record, so that a permission taken away and given back is no change.
  const inOrder = (wanted: ReadonlySet<string>) =>
    withUnknownKeys(saved, keys).filter((key) => wanted.has(key));
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={error ? id : undefined}>
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      {catalogue.isFetching && catalogue.data === undefined ? <LoadingState /> : null}
      {catalogue.error !== null && !catalogue.isFetching ? (
        <ErrorState
          title={translate('areas.user-management.roles.catalogueFailed')}
          message={translate(errorTextKey(catalogue.error))}
          onRetry={() => catalogue.refetch()}
        />
      ) : null}
      {keys.length > 0 ? (
        <PermissionChecklist
          keys={keys}
          value={new Set(value)}
          onChange={(wanted) => field.onChange(inOrder(wanted))}
          onBlur={field.onBlur}
        />
      ) : null}
      {error ? <FormHelperText id={id}>{error}</FormHelperText> : null}
    </FormControl>
  );
}

function keysOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
