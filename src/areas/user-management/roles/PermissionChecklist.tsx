import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../directory/permissions';

interface PermissionChecklistProps {
  /** The permission keys to choose from. */
  keys: readonly string[];
  value: ReadonlySet<string>;
  onChange: (value: ReadonlySet<string>) => void;
  onBlur: () => void;
}

/** Permission keys as checkboxes, with one for all of them. Rendered anew only when they change, not with each key typed beside them. */
export const PermissionChecklist = memo(function PermissionChecklist({
  keys,
  value,
  onChange,
  onBlur,
}: PermissionChecklistProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  const count = keys.filter((key) => value.has(key)).length;
  const all = count === keys.length;
  return (
    <Box onBlur={onBlur}>
      <FormControlLabel
        label={translate('areas.user-management.roles.allPermissions')}
        control={
          <Checkbox
            checked={all}
            indeterminate={count > 0 && !all}
            onChange={() => onChange(new Set(all ? [] : keys))}
          />
        }
      />
      <Box sx={list}>
        {keys.map((key) => (
          <FormControlLabel
            key={key}
            label={permissionName(key)}
            sx={{ mr: 0, overflowWrap: 'anywhere' }}
            control={
              <Checkbox
                checked={value.has(key)}
                onChange={(_event, on) =>
                  onChange(on ? new Set([...value, key]) : new Set([...value].filter((each) => each !== key)))
                }
              />
            }
          />
        ))}
      </Box>
    </Box>
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
