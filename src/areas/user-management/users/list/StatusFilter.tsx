import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { type UserFilter, userStatuses } from './userFilter';

interface StatusFilterProps {
  value: NonNullable<UserFilter['status_eq_any']>;
  onChange: (change: Pick<UserFilter, 'status_eq_any'>) => void;
}

/** Which statuses the users may have; none chosen means all. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const translate = useTranslate();
  const toggle = (status: (typeof userStatuses)[number], checked: boolean) => {
    const chosen = userStatuses.filter((each) => (each === status ? checked : value.includes(each)));
    onChange({ status_eq_any: chosen.length > 0 ? chosen : undefined });
  };
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {translate('resources.user-management/users.fields.status')}
      </FormLabel>
      <FormGroup>
        {userStatuses.map((status) => (
          <FormControlLabel
            key={status}
            control={<Checkbox checked={value.includes(status)} />}
            label={translate(`areas.user-management.users.status.${status}`)}
            onChange={(_event, checked) => toggle(status, checked)}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
