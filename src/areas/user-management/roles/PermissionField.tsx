import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useCallback, useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { errorTextKey } from '../../../api/apiError';
import { usePermissionKeys, usePermissionName, withUnknownKeys } from '../../../directory/permissions';
import { useFormField } from '../../../records/inputs/useFormField';
import { ErrorState } from '../../../ui/state/ErrorState';
import { LoadingState } from '../../../ui/state/LoadingState';
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
  const value = useMemo(() => new Set(keysOf(field.value)), [field.value]);
  const saved = useMemo(() => keysOf(defaultValues?.permissions), [defaultValues?.permissions]);
  const keys = useMemo(
    () => withUnknownKeys(catalogue.data ?? [], [...saved, ...value]),
    [catalogue.data, saved, value],
  );
  const { onChange } = field;
  const choose = useCallback(
    // In the order of the record, so that a permission taken away and given back is no change.
    (wanted: ReadonlySet<string>) => onChange(withUnknownKeys(saved, keys).filter((key) => wanted.has(key))),
    [onChange, saved, keys],
  );
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={error ? id : undefined}>
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      {catalogue.isFetching && keys.length === 0 ? <LoadingState /> : null}
      {catalogue.error !== null && !catalogue.isFetching ? (
        <ErrorState
          title={translate('areas.user-management.roles.catalogueFailed')}
          message={translate(errorTextKey(catalogue.error))}
          onRetry={() => catalogue.refetch()}
        />
      ) : null}
      {keys.length > 0 ? (
        <PermissionChecklist keys={keys} value={value} onChange={choose} onBlur={field.onBlur} />
      ) : null}
      {error ? <FormHelperText id={id}>{error}</FormHelperText> : null}
    </FormControl>
  );
}

function keysOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
