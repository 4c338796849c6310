import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { memo, useCallback, useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useMayGive } from '@/people/grants';
import { usePermissionKeys, usePermissionName, withUnknownKeys } from '@/people/permissions';
import { Loaded } from '@/records/calls/Loaded';
import { useFormField } from '@/records/inputs/useFormField';
import { idsOf } from '@/records/references/defineReference';
import { PermissionCaption } from './PermissionCaption';

const texts = 'areas.user-management.roles';

/** The permissions of a role in its form. Without the catalogue those that the role has can still be removed. */
export function PermissionField() {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const id = useId();
  const catalogue = usePermissionKeys();
  const { field, label, error } = useFormField(
    { source: 'permissions' },
    {
      empty: [],
      format: (value) => idsOf(value).map(permissionName).join(', ') || translate(`${texts}.noPermissions`),
    },
  );
  const { defaultValues } = useFormContext().formState;
  const value = useMemo(() => new Set(idsOf(field.value)), [field.value]);
  const savedKeys = useMemo(() => idsOf(defaultValues?.permissions), [defaultValues?.permissions]);
  const keys = useMemo(
    () => withUnknownKeys(catalogue.data ?? [], [...savedKeys, ...value]),
    [catalogue.data, savedKeys, value],
  );
  const { onChange, onBlur } = field;
  const choose = useCallback(
    // In the order of the record, so that a permission removed and added again is no change.
    (nextKeys: ReadonlySet<string>) =>
      onChange(withUnknownKeys(savedKeys, keys).filter((key) => nextKeys.has(key))),
    [onChange, savedKeys, keys],
  );
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={error ? id : undefined}>
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <Loaded
        query={catalogue}
        failureText={translate(`${texts}.catalogueFailed`)}
        loading={keys.length > 0 ? null : undefined}
      >
        {() => null}
      </Loaded>
      {keys.length > 0 ? (
        <Box onBlur={onBlur}>
          <Checklist
            keys={keys}
            isComplete={catalogue.data !== undefined}
            value={value}
            savedKeys={savedKeys}
            onChange={choose}
          />
        </Box>
      ) : null}
      {error ? <FormHelperText id={id}>{error}</FormHelperText> : null}
    </FormControl>
  );
}

interface ChecklistProps {
  keys: readonly string[];
  /** Without the catalogue nobody knows which are all. */
  isComplete: boolean;
  value: ReadonlySet<string>;
  /** What the role has on the server: that can be given back. */
  savedKeys: readonly string[];
  onChange: (value: ReadonlySet<string>) => void;
}

/** A checkbox for all keys and one for each; not rendered while something else is typed in the form. */
const Checklist = memo(function Checklist({ keys, isComplete, value, savedKeys, onChange }: ChecklistProps) {
  const translate = useTranslate();
  const mayGive = useMayGive();
  const isOff = (key: string) => !mayGive(key) && !value.has(key) && !savedKeys.includes(key);
  const count = keys.filter((key) => value.has(key)).length;
  const all = isComplete && count === keys.length;
  const toggle = (key: string) =>
    onChange(new Set(value.has(key) ? [...value].filter((each) => each !== key) : [...value, key]));
  return (
    <>
      <FormControlLabel
        label={translate(`${texts}.allPermissions`)}
        control={
          <Checkbox
            checked={all}
            disabled={!isComplete}
            indeterminate={count > 0 && !all}
            onChange={() => onChange(new Set(all ? [] : keys.filter((key) => !isOff(key))))}
          />
        }
      />
      <Box sx={list}>
        {keys.map((key) => (
          <FormControlLabel
            key={key}
            label={
              <PermissionCaption
                permission={key}
                note={isOff(key) ? translate('areas.user-management.refusals.notYours') : undefined}
              />
            }
            disabled={isOff(key)}
            sx={{ mr: 0, overflowWrap: 'anywhere' }}
            control={<Checkbox checked={value.has(key)} onChange={() => toggle(key)} />}
          />
        ))}
      </Box>
    </>
  );
});

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: 2,
  pt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
