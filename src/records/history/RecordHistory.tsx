import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { PageSection } from '@/ui/page/PageSection';
import { useRefusalReason } from '../access/useRefusalReason';
import { Loaded } from '../calls/Loaded';
import { RelativeTime } from '../columns/RelativeTime';
import { isSame, type Values } from '../form/changedFields';
import { useFormChange } from '../form/formChange';
import type { SaveOptions } from '../form/useSaveRecord';
import { FieldRegistryContext } from '../inputs/formFields';
import { changesWithin } from './changesWithin';
import { EventChanges } from './EventChanges';
import { type HistoryEvent, type HistorySource, useHistory } from './useHistory';
import { useRestore } from './useRestore';

interface RecordHistoryProps {
  /** Default: the form's label, else the text `resources.<resource>.fields.<source>`. */
  labelOf?: (field: string, event?: HistoryEvent) => string | undefined;
  formatField?: (field: string, value: unknown, event?: HistoryEvent) => ReactNode;
  /** Where the events come from; default: the record's own history. */
  source?: HistorySource;
  /** The words of an action that is none of create, update and delete: 'Reminders sent'. */
  actionOf?: (action: string) => string | undefined;
  /** Replaces the line with action, person and time. */
  headOf?: (event: HistoryEvent) => ReactNode;
  /** False if a plain save cannot restore earlier values. */
  restores?: boolean;
  /** The fields that a plain save can restore; default: all. */
  restorable?: readonly string[];
  /** The values that restoring an event brings back; default: those of its restorable fields before it. */
  valuesBefore?: (event: HistoryEvent) => Values;
  /** Replaces the plain save, if the record's page has its own. */
  save?: SaveOptions<RaRecord>['save'];
  /** Another button of an event, for what a plain save cannot restore. */
  buttonOf?: (event: HistoryEvent) => ReactNode;
  /** Without a heading: its dialog has one. */
  isUntitled?: boolean;
  /** Between the heading and the events. */
  toolbar?: ReactNode;
}

/**
 * Who changed the record, when and how, with buttons to restore earlier values. Needs the contexts of resource and
 * record.
 */
export function RecordHistory(props: RecordHistoryProps) {
  const record = useRecordContext();
  return record === undefined ? null : <History {...props} record={record} />;
}

function History({ record, restores = true, ...props }: RecordHistoryProps & { record: RaRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const form = useContext(FieldRegistryContext);
  const { changed } = useFormChange();
  // The form would be saved over what is restored.
  const refusal = useRefusalReason('edit') ?? (changed ? translate('records.saveFirst') : undefined);
  const query = useHistory(String(record.id), props.source);
  const label = (field: string, event?: HistoryEvent) =>
    props.labelOf?.(field, event) ??
    form?.get(field)?.label ??
    translate(`resources.${resource}.fields.${field}`, { _: field });
  const format = (field: string, value: unknown, event?: HistoryEvent): ReactNode =>
    props.formatField?.(field, value, event) ?? form?.get(field)?.format?.(value);
  const { restore, pending, dialog } = useRestore(record, label, format, props.save);
  const valuesBefore = (event: HistoryEvent): Values => {
    // What looks the same on both sides is not shown either.
    const changes = event.changes.filter(({ before, after }) => !isSame(before, after));
    if (props.valuesBefore) return props.valuesBefore({ ...event, changes });
    const restorable = changes.filter(({ field }) => props.restorable?.includes(field) ?? true);
    return Object.fromEntries(restorable.map(({ field, before }) => [field, before]));
  };

  const content = (
    <>
      {props.toolbar}
      <Loaded query={query} failureText={translate('records.history.failed')}>
        {(events) => (
          <>
            {events.length === 0 ? <Typography>{translate('records.history.empty')}</Typography> : null}
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { mb: 3 } }}>
              {events.map((event) => (
                <li key={event.id}>
                  {props.headOf?.(event) ?? (
                    <EventHead event={event} action={props.actionOf?.(event.action)} />
                  )}
                  {event.changes.length > 0 ? (
                    <EventChanges
                      changes={changesWithin(event.changes, form, ({ field, before, after }) =>
                        [before, after].some((value) => props.formatField?.(field, value, event)),
                      )}
                      isNew={
                        event.action === 'create' || event.changes.every(({ before }) => before === undefined)
                      }
                      labelOf={(field) => label(field, event)}
                      format={(field, value) => format(field, value, event)}
                    />
                  ) : null}
                  {restores && event.action === 'update' && Object.keys(valuesBefore(event)).length > 0 ? (
                    <ReasonedButton
                      size="small"
                      variant="text"
                      loading={pending}
                      reason={
                        refusal ??
                        (isCurrent(valuesBefore(event), record)
                          ? translate('records.history.current')
                          : undefined)
                      }
                      onClick={() => restore(valuesBefore(event))}
                    >
                      {translate('records.history.restore')}
                    </ReasonedButton>
                  ) : null}
                  {props.buttonOf?.(event)}
                </li>
              ))}
            </Box>
            {query.isFetchNextPageError ? (
              <Typography role="alert" color="error">
                {translate('records.history.failed')}
              </Typography>
            ) : null}
            {query.hasNextPage ? (
              <Button
                variant="outlined"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {translate('records.history.older')}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
      {dialog}
    </>
  );
  if (props.isUntitled) return content;
  return (
    <PageSection inTab title={translate('records.history.title')} sx={{ maxWidth: 760, mb: 4 }}>
      {content}
    </PageSection>
  );
}

function EventHead({ event, action }: { event: HistoryEvent; action: string | undefined }) {
  const { actor, at } = event;
  const translate = useTranslate();
  return (
    <Typography sx={{ mb: 0.5 }}>
      <strong>
        {action ??
          translate(`records.history.action.${event.action}`, {
            _: translate('records.history.action.other'),
          })}
      </strong>{' '}
      {actor ? translate('records.history.by', { name: actor.name }) : translate('records.history.byNobody')}
      {' · '}
      <RelativeTime value={at} />
    </Typography>
  );
}

/** Whether the record already has these values. */
function isCurrent(values: Values, record: RaRecord): boolean {
  return Object.entries(values).every(([field, before]) => isSame(before, record[field]));
}
