import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { groupPath } from '../../../../directory/readModels';
import { RecordPicker } from '../../../../records/inputs/RecordPicker';
import { takeFocus } from '../../../../ui/focus/takeFocus';
import type { Group } from '../../groups/groupSchema';
import type { Role } from '../../roles/roleSchema';
import { PermissionFilter } from './PermissionFilter';
import { SignInFilter } from './SignInFilter';
import { StatusFilter } from './StatusFilter';
import { conditionKeys, readUserFilter, type UserFilter, withoutConditions } from './userFilter';

interface FilterPanelProps {
  titleId: string;
  onClose: () => void;
}

const texts = 'areas.user-management.users.filters';

/** All that the list can be narrowed to. Each change takes effect at once; the last button says how many users it leaves. */
export function FilterPanel({ titleId, onClose }: FilterPanelProps) {
  const translate = useTranslate();
  const { filterValues, setFilters, total, isFetching } = useListContext();
  const filter = readUserFilter(filterValues);
  const keys = conditionKeys(filterValues);
  const [clearings, setClearings] = useState(0);

  const change = (changes: UserFilter) => {
    const rest = withoutConditions(filterValues, Object.keys(changes));
    const set = Object.entries(changes).filter(([, value]) => value !== undefined);
    setFilters({ ...rest, ...Object.fromEntries(set) });
  };
  return (
    <>
      <Box sx={{ ...line, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {translate(`${texts}.title`)}
        </Typography>
        <IconButton ref={takeFocus} aria-label={translate('ui.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 3, py: 2 }}>
        <StatusFilter value={filter.status_eq_any ?? []} onChange={change} />
        <FormControlLabel
          control={<Checkbox checked={filter.invitationExpired ?? false} />}
          label={translate(`${texts}.invitationExpired`)}
          onChange={(_event, checked) => change({ invitationExpired: checked || undefined })}
          sx={{ mb: 2 }}
        />
        <RecordPicker<Role>
          label={translate(`${texts}.roles`)}
          resource="user-management/roles"
          labelOf={({ name }) => name}
          multiple
          value={filter.roleIds_inc_any ?? []}
          onChange={(ids) => change({ roleIds_inc_any: ids.length > 0 ? ids : undefined })}
          help={translate(`${texts}.rolesHelp`)}
        />
        <RecordPicker<Group>
          label={translate(`${texts}.group`)}
          resource="user-management/groups"
          labelOf={groupPath}
          value={filter.groupId_within ?? null}
          onChange={(id) => change({ groupId_within: id ?? undefined })}
          help={translate(`${texts}.groupHelp`)}
        />
        <SignInFilter key={clearings} filter={filter} onChange={change} />
        <PermissionFilter value={filter.withPermission} onChange={change} />
      </Box>
      <Box sx={{ ...line, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}>
        <Button
          variant="outlined"
          disabled={keys.length === 0}
          onClick={() => {
            setClearings(clearings + 1);
            setFilters(withoutConditions(filterValues, keys));
          }}
        >
          {translate(`${texts}.clear`)}
        </Button>
        <Button variant="contained" onClick={onClose} sx={{ flexGrow: 1 }}>
          {total === undefined || isFetching
            ? translate(`${texts}.showAll`)
            : translate(`${texts}.show`, { smart_count: total })}
        </Button>
      </Box>
    </>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 1.5, px: 3, py: 2 } as const;
