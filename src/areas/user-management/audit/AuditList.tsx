import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { defineExport, isoMoment } from '@/records/export/defineExport';
import { ExportButton } from '@/records/export/ExportButton';
import {
  choice,
  dateRange,
  defineFilters,
  hidden,
  oneReference,
  text,
} from '@/records/filters/defineFilters';
import { ListPage } from '@/records/list/ListPage';
import { RecordLink } from '@/records/list/RecordLink';
import { users } from '../users/userSchema';
import { actions, auditEvents, auditedResources, folded } from './auditEvents';
import type { AuditEvent } from './auditSchema';
import { RunTarget } from './RunTarget';
import { useEventValues } from './useEventValues';

const texts = 'areas.user-management.audit';

const auditFilters = defineFilters({
  texts: `${texts}.filters`,
  fields: {
    actorId: oneReference(users),
    action_eq_any: choice(actions, `${texts}.actions`),
    resource_eq_any: choice(auditedResources, `${texts}.resources`),
    // Set only by the link on a user's page.
    resourceId: hidden(oneReference(users)),
    // Set only by the link of a run.
    correlationId: hidden(text()),
    ...dateRange('at', { moments: true }),
  },
});

const auditExport = defineExport<AuditEvent>({
  name: 'audit-log',
  withoutFilters: ['folded'],
  columns: [
    { name: 'id' },
    { name: 'at', value: ({ at }) => isoMoment(at) },
    { name: 'actor', value: ({ actor }) => actor?.name },
    { name: 'action' },
    { name: 'resource' },
    { name: 'resourceId' },
    { name: 'resourceLabel' },
    {
      name: 'changes',
      value: ({ changes }) => changes.map(({ field, ...sides }) => `${field}: ${JSON.stringify(sides)}`),
    },
    { name: 'ip' },
    { name: 'correlationId' },
  ],
});

/** The latest first. */
const byTime = { field: 'at', order: 'DESC' } as const;

const pageOf = ({ id }: Pick<AuditEvent, 'id'>) => `/${auditEvents}/${encodeURIComponent(id)}/show`;

/** `/user-management/audit-events`: who did what, and when. It is only read. */
export function AuditList() {
  const translate = useTranslate();
  const { actionOf, resourceOf, actorOf } = useEventValues();
  return (
    <ListPage<AuditEvent>
      sort={byTime}
      actions={<ExportButton export={auditExport} />}
      filters={auditFilters}
      filter={folded}
      rowClick={pageOf}
      handsetRow={(event) => <EventCard event={event} />}
      empty={{ title: translate(`${texts}.emptyTitle`), message: translate(`${texts}.empty`) }}
    >
      <Column<AuditEvent>
        source="at"
        width={10.5}
        sortByOrder="DESC"
        render={({ at }) => <RelativeTime exact value={at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column<AuditEvent> source="actor.name" width={8} render={(event) => <bdi>{actorOf(event)}</bdi>} />
      <Column<AuditEvent> source="action" link width={8.75} render={actionOf} />
      <Column<AuditEvent> source="resource" priority={3} render={resourceOf} />
      <Column<AuditEvent>
        source="resourceLabel"
        width={8.75}
        render={(event) => <RunTarget event={event} />}
        sx={{ overflowWrap: 'anywhere' }}
      />
      <Column<AuditEvent>
        source="changes"
        priority={2}
        width={8.5}
        disableSort
        render={(event) => <ChangedFields event={event} />}
      />
      <Column<AuditEvent> source="ip" hidden />
    </ListPage>
  );
}

/** The fields that were changed, by name; their values are on the page of the event. */
function ChangedFields({ event: { changes, resource } }: { event: AuditEvent }) {
  const { labelOf } = useEventValues();
  return changes.map(({ field }) => labelOf(field, resource)).join(', ');
}

/** An event as a card, for a window that is too narrow for the table. */
function EventCard({ event }: { event: AuditEvent }) {
  const { actionOf, resourceOf, actorOf } = useEventValues();
  return (
    <>
      <RecordLink to={pageOf(event)}>{actionOf(event)}</RecordLink>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {resourceOf(event)} <RunTarget event={event} />
      </Typography>
      {event.changes.length > 0 ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <ChangedFields event={event} />
        </Typography>
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi>{actorOf(event)}</bdi> · <RelativeTime exact value={event.at} />
      </Typography>
    </>
  );
}
