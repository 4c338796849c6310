import { useListContext, useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { auditedResources, runPath, unfolding } from './auditEvents';
import type { AuditEvent } from './auditSchema';
import { EventTarget } from './EventHead';

const texts = 'areas.user-management.audit.runs';

/** The subject of an event in the list; of a folded run the number of its records, with a link to them. */
export function RunTarget({ event }: { event: AuditEvent }) {
  const { filterValues } = useListContext();
  const isWhole = unfolding.some((key) => filterValues[key] !== undefined);
  return isWhole ? <EventTarget event={event} /> : <FoldedTarget event={event} />;
}

/** The subject of an event where runs are folded. */
export function FoldedTarget({ event }: { event: AuditEvent }) {
  const translate = useTranslate();
  const { runSize, correlationId, resource } = event;
  if (runSize < 2 || correlationId === null) return <EventTarget event={event} />;
  const name = auditedResources.find((each) => each === resource) ?? 'records';
  return (
    <AppLink to={runPath(correlationId)}>{translate(`${texts}.${name}`, { smart_count: runSize })}</AppLink>
  );
}
