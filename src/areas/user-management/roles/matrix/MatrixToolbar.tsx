import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { roles as reference } from '@/people/references';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';
import type { Role } from '../roleSchema';
import type { useVisibleRoles } from './useMatrix';

interface MatrixToolbarProps {
  allRoles: readonly Role[];
  columns: ReturnType<typeof useVisibleRoles>;
  /** Undefined where there is nothing to compare. */
  onlyDifferences: boolean | undefined;
  onOnlyDifferences: (isOn: boolean) => void;
}

const texts = 'areas.user-management.matrix';

/** The choice of roles and permissions shown. It does not change while cells are set. */
export const MatrixToolbar = memo(function MatrixToolbar(props: MatrixToolbarProps) {
  const { allRoles, columns, onlyDifferences, onOnlyDifferences } = props;
  const translate = useTranslate();
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      sx={{ columnGap: 4, rowGap: 1, mb: 2, alignItems: { xs: 'stretch', md: 'flex-end' } }}
    >
      {columns.narrow ? (
        <SelectField
          size="small"
          margin="none"
          label={translate(`${texts}.role`)}
          value={allRoles.some(({ id }) => id === columns.roleId) ? columns.roleId : ''}
          onChange={columns.setRoleId}
          options={allRoles.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel={translate(`${texts}.allRoles`)}
        />
      ) : (
        <Stack sx={{ flex: '1 1 320px', maxWidth: 560 }}>
          <RecordPicker
            {...reference}
            multiple
            label={translate(`${texts}.roles`)}
            value={columns.roleIds}
            onChange={columns.setRoleIds}
          />
        </Stack>
      )}
      {onlyDifferences === undefined ? null : (
        <FormControlLabel
          label={translate(`${texts}.onlyDifferences`)}
          sx={{ mb: { md: 2 } }}
          control={
            <Switch checked={onlyDifferences} onChange={(event) => onOnlyDifferences(event.target.checked)} />
          }
        />
      )}
    </Stack>
  );
});
