import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { EventChanges } from '@/records/history/EventChanges';
import { ShowField } from '@/records/show/ShowField';
import { ShowPage } from '@/records/show/ShowPage';
import { PageSection } from '@/ui/page/PageSection';
import type { AuditEvent } from './auditSchema';
import { EventTarget } from './EventHead';
import { FoldedTarget } from './RunTarget';
import { useEventValues } from './useEventValues';

const texts = 'areas.user-management.audit';

/** `/user-management/audit-events/:id/show`: what was done, to what, by whom, when, and both sides of what was changed. */
export function AuditShow() {
  const { actionOf, resourceOf } = useEventValues();
  return (
    <ShowPage<AuditEvent>
      headline={(event) => `${actionOf(event)}: ${event.resourceLabel || event.resourceId}`}
      after={(event) => <Changes event={event} />}
    >
      <ShowField source="at" show={(value) => <RelativeTime value={String(value)} whole />} />
      <ShowField source="actor.name" show={() => <Actor />} />
      <ShowField source="resource" show={(value) => resourceOf({ resource: String(value) })} />
      <ShowField source="resourceLabel" show={() => <Target />} />
      <ShowField source="ip" />
      <ShowField source="correlationId" />
    </ShowPage>
  );
}

function Actor() {
  const event = useRecordContext<AuditEvent>();
  const { actorOf } = useEventValues();
  return event ? <bdi>{actorOf(event)}</bdi> : null;
}

function Target() {
  const event = useRecordContext<AuditEvent>();
  return event ? (
    <>
      <EventTarget event={event} />
      {event.runSize > 1 ? (
        <>
          {' · '}
          <FoldedTarget event={event} />
        </>
      ) : null}
    </>
  ) : null;
}

function Changes({ event: { changes, resource } }: { event: AuditEvent }) {
  const translate = useTranslate();
  const { labelOf, formatValue } = useEventValues();
  return (
    <PageSection title={translate(`${texts}.changes`)} sx={{ maxWidth: 760, mt: 4, mb: 4 }}>
      {changes.length === 0 ? (
        <Typography>{translate(`${texts}.noChanges`)}</Typography>
      ) : (
        <EventChanges
          changes={changes}
          labelOf={(field) => labelOf(field, resource)}
          format={(field, value) => formatValue(field, value, resource)}
        />
      )}
    </PageSection>
  );
}
