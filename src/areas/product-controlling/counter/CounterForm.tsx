import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { SelectField } from '@/records/inputs/SelectField';
import { dateTimeFormat } from '@/ui/formats';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadingState } from '@/ui/state/LoadingState';
import { useAreaPath } from '../figures/useAreaPath';
import { CounterPreview } from './CounterPreview';
import { type CounterOrder, type CounterReport, counterPreviewSchema, offeredMonths } from './counterSchema';
import { InstitutionField } from './InstitutionField';

const texts = 'areas.product-controlling.counter';

interface CounterFormProps {
  reports: readonly CounterReport[];
  report: CounterReport;
  order: CounterOrder;
  onChange: (part: Partial<CounterOrder>) => void;
}

/** Report, institution and months; the header of the file follows at once. */
export function CounterForm({ reports, report, order, onChange }: CounterFormProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [locale] = useLocaleState();
  const calls = useRecordCalls();
  const resource = `${useAreaPath()}/counter`;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [resource, 'preview', order],
    queryFn: ({ signal }) =>
      calls.call(resource, {
        path: '/actions/preview',
        body: order,
        reads: true,
        schema: counterPreviewSchema,
        signal,
      }),
    enabled: order.institutionId !== '',
    placeholderData: keepPreviousData,
  });
  const { fields } = refusalOf(error);
  const hasFields = error !== null && Object.keys(fields).length > 0;
  const month = (value: string) => ({ value, label: monthName(value, locale) });
  const months = offeredMonths(report);
  const withChosen = (chosen: string) => (months.includes(chosen) ? months : [chosen, ...months]).map(month);
  const about = (field: string) => ({
    error: fields[field] !== undefined,
    helperText: fields[field] && translate(fields[field], { _: fields[field] }),
  });
  return (
    <>
      <Box role="search" aria-label={translate(`${texts}.label`)} sx={form}>
        <SelectField
          label={translate(`${texts}.report`)}
          value={order.report}
          onChange={(id) => onChange({ report: id })}
          options={reports.map(({ id, name }) => ({
            value: id,
            label: `${id} – ${translate(`${texts}.reports.${id}`, { _: name })}`,
          }))}
          {...about('report')}
        />
        <InstitutionField
          value={order.institutionId}
          onChange={(institutionId) => onChange({ institutionId })}
          {...about('institutionId')}
        />
        <SelectField
          label={translate(`${texts}.begin`)}
          value={order.begin}
          onChange={(begin) => onChange({ begin, end: [begin, order.end].sort()[1] ?? begin })}
          options={withChosen(order.begin)}
          {...about('begin')}
        />
        <SelectField
          label={translate(`${texts}.end`)}
          value={order.end}
          onChange={(end) => onChange({ end, begin: [end, order.begin].sort()[0] ?? end })}
          options={withChosen(order.end)}
          {...about('end')}
        />
      </Box>
      {error && !hasFields ? (
        <ErrorState
          title={translate(`${texts}.failed`)}
          message={errorText(error)}
          onRetry={() => void refetch()}
        />
      ) : order.institutionId === '' ? (
        <EmptyState atStart message={translate(`${texts}.chooseInstitution`)} />
      ) : hasFields ? null : data ? (
        <CounterPreview order={order} preview={data} isOld={isPlaceholderData} />
      ) : (
        <LoadingState shape="rows" />
      )}
    </>
  );
}

/** `2026-10` as the language writes a month. */
function monthName(month: string, locale: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  return dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

const form = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '2fr 2fr 1fr 1fr' },
  gap: 2,
  mb: 3,
  maxWidth: '75rem',
} as const;
