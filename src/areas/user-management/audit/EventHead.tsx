import Typography from '@mui/material/Typography';
import { RelativeTime } from '@/records/columns/RelativeTime';
import type { HistoryEvent } from '@/records/history/useHistory';
import { AppLink } from '@/ui/page/AppLink';
import { pathOfEvent } from './auditEvents';
import { useEventValues } from './useEventValues';

interface EventHeadProps {
  event: HistoryEvent;
  /** Names the subject, if that is not the page itself. */
  about?: boolean;
}

/** What was done, to what, by whom and when. */
export function EventHead({ event, about = false }: EventHeadProps) {
  const { actionOf, resourceOf, actorOf } = useEventValues();
  return (
    <Typography sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
      <strong>{actionOf(event)}</strong>
      {' · '}
      {about ? (
        <>
          {resourceOf(event)} <EventTarget event={event} />
        </>
      ) : (
        <bdi>{actorOf(event)}</bdi>
      )}
      {' · '}
      <RelativeTime exact value={event.at} />
    </Typography>
  );
}

/** The subject of an event, with a link if it has a page. */
export function EventTarget({
  event,
}: {
  event: Pick<HistoryEvent, 'action' | 'resource' | 'resourceId' | 'resourceLabel'>;
}) {
  const path = pathOfEvent(event);
  const label = <bdi>{event.resourceLabel || event.resourceId}</bdi>;
  return path === undefined ? label : <AppLink to={path}>{label}</AppLink>;
}
