import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordHistory } from '../../../records/history/RecordHistory';
import type { User } from '../users/userSchema';
import { actions, auditEvents } from './auditEvents';
import { EventHead } from './EventHead';
import { useEventValues } from './useEventValues';

const texts = 'areas.user-management.audit';
const sides = ['to', 'by'] as const;

/** What was done to a user, or by them, as the log of the server has it. */
export function UserHistory({ user }: { user: User }) {
  const translate = useTranslate();
  const { labelOf, formatValue } = useEventValues();
  const [side, setSide] = useState<(typeof sides)[number]>('to');
  const [action, setAction] = useState('');
  const ofSide = side === 'to' ? { resource: 'users', resourceId: user.id } : { actorId: user.id };
  return (
    <RecordHistory
      source={{ resource: auditEvents, filter: { ...ofSide, ...(action !== '' && { action }) } }}
      restores={false}
      labelOf={(field, event) => labelOf(field, event?.resource)}
      formatField={(field, value, event) => formatValue(field, value, event?.resource)}
      headOf={(event) => <EventHead event={event} about={side === 'by'} />}
      toolbar={
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '1 1 12rem', maxWidth: 260 } }}
        >
          <TextField
            select
            size="small"
            label={translate(`${texts}.side.label`)}
            value={side}
            onChange={({ target }) => setSide(target.value === 'by' ? 'by' : 'to')}
          >
            {sides.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`${texts}.side.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={translate(`${texts}.kind`)}
            value={action}
            onChange={({ target }) => setAction(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate(`${texts}.allKinds`)}</MenuItem>
            {actions.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`${texts}.actions.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      }
    />
  );
}
