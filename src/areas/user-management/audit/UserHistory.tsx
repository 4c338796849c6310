import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordHistory } from '@/records/history/RecordHistory';
import { SelectField } from '@/records/inputs/SelectField';
import { AppLink } from '@/ui/page/AppLink';
import type { User } from '../users/userSchema';
import { auditEvents, logPath } from './auditEvents';
import { EventHead } from './EventHead';
import { useEventValues } from './useEventValues';

const texts = 'areas.user-management.audit';

/** What was done to a user, or by them, from the server's log. */
export function UserHistory({ user }: { user: User }) {
  const translate = useTranslate();
  const { labelOf, formatValue } = useEventValues();
  const [side, setSide] = useState<'to' | 'by'>('to');
  const ofSide = side === 'to' ? { resource: 'users', resourceId: user.id } : { actorId: user.id };
  return (
    <RecordHistory
      source={{ resource: auditEvents, filter: ofSide }}
      restores={false}
      labelOf={(field, event) => labelOf(field, event?.resource)}
      formatField={(field, value, event) => formatValue(field, value, event?.resource)}
      headOf={(event) => <EventHead event={event} about={side === 'by'} />}
      toolbar={
        <Stack direction="row" sx={toolbar}>
          <SelectField
            size="small"
            label={translate(`${texts}.side.label`)}
            value={side}
            onChange={(value) => setSide(value === 'by' ? 'by' : 'to')}
            options={['to', 'by'].map((value) => ({ value, label: translate(`${texts}.side.${value}`) }))}
          />
          <AppLink to={logPath(side, user.id)} sx={{ mb: '21px' }}>
            {translate('areas.user-management.edit.inAuditLog')}
          </AppLink>
        </Stack>
      }
    />
  );
}

const toolbar = {
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 2,
  '& > div': { flex: '1 1 12rem', maxWidth: 260 },
} as const;
