import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { Label } from '@/ui/marks/Label';
import type { Session } from './useSessions';

const texts = 'areas.user-management.edit.users.sessions';

interface SessionRowProps {
  session: Session;
  busy: boolean;
  /** `device` is the name as shown. */
  onEnd: (device: string) => void;
}

/** One session: device, place, start and last access. The user's current session is marked and cannot be ended here. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const translate = useTranslate();
  const { current, ip, place, startedAt, lastAccessAt } = session;
  const device = session.device ?? translate(current ? `${texts}.thisBrowser` : `${texts}.unknownDevice`);
  const origin = [place, ip].filter((part) => part !== null);
  const unknown = translate(`${texts}.unknown`);
  return (
    <li>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            <bdi>{device}</bdi>
          </Typography>
          {current ? <Label>{translate(`${texts}.current`)}</Label> : null}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {origin.length > 0 ? origin.join(' · ') : translate(`${texts}.unknownPlace`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.lastAccess`)} <RelativeTime value={lastAccessAt} never={unknown} />
          {' · '}
          {translate(`${texts}.started`)} <RelativeTime value={startedAt} never={unknown} />
        </Typography>
      </Box>
      {current ? null : (
        <Button
          size="small"
          variant="outlined"
          loading={busy}
          aria-label={translate(`${texts}.endOf`, { device })}
          onClick={() => onEnd(device)}
        >
          {translate(`${texts}.end`)}
        </Button>
      )}
    </li>
  );
}
