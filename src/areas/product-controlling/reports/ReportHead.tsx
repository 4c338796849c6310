import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useFocusAround } from '@/ui/focus/useFocusAround';
import { helpAnchor } from '@/ui/shell';
import { useAreaPath } from '../figures/useAreaPath';
import { useCatalogue } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import type { FigureQueryState } from '../query/useFigureQuery';
import { ReportSchedule } from '../schedules/ReportSchedule';
import type { Report } from './reportSchema';
import { SaveReport } from './SaveReport';

const texts = 'areas.product-controlling.reports';

/** Saves the current query as a report. */
export function SaveButton({ state }: { state: FigureQueryState }) {
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SaveOutlined />}
        onClick={() => setSaving(true)}
        {...helpAnchor('product-controlling.save')}
        sx={{ displayPrint: 'none' }}
      >
        {translate(`${texts}.save`)}
      </Button>
      {saving ? <SaveReport state={state} onClose={() => setSaving(false)} /> : null}
    </>
  );
}

/** The name of the open report, and a button to save its changes. */
export function OpenReport({ state }: { state: FigureQueryState }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { report, reportError, isReportMissing, isPending } = state;
  // After any other failure the report may still exist.
  const { kind } = refusalOf(reportError);
  const isGone = reportError === null || kind === 'forbidden' || kind === 'notFound';
  const isChangeShown = report !== undefined && (state.isChanged || state.isLost);
  const head = useFocusAround<HTMLDivElement>(isChangeShown);
  if (!report && !isReportMissing && !isPending) return null;
  return (
    <Box ref={head} sx={line}>
      {report ? (
        <>
          <Typography component="p" variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {translate(`${texts}.open`)} <bdi>{report.name}</bdi>
          </Typography>
          {report.state === 'broken' ? <Lost report={report} /> : null}
          {isChangeShown ? <Changed report={report} state={state} /> : null}
          <ReportSchedule report={report.id} />
        </>
      ) : isReportMissing ? (
        <Typography role="alert">
          {isGone ? translate(`${texts}.gone`) : errorText(reportError)} {translate(`${texts}.usual`)}
        </Typography>
      ) : null}
    </Box>
  );
}

/** Lists figures and dimensions of a report that no longer exist. */
function Lost({ report: { query, access } }: { report: Report }) {
  const translate = useTranslate();
  const names = useFigureNames();
  const { data } = useCatalogue();
  const keys = (part: unknown) => [part ?? []].flat().map(String);
  const missing = (part: unknown, catalogueEntries: readonly { readonly key: string }[] | undefined) =>
    catalogueEntries ? keys(part).filter((name) => catalogueEntries.every(({ key }) => key !== name)) : [];
  const lost = [
    ...missing(query.metrics, data?.metrics).map(names.metric),
    ...missing(query.by, data?.dimensions).map(names.dimension),
  ];
  if (lost.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ width: '100%' }}>
      {translate(`${texts}.lost`, { names: lost.join(', ') })}{' '}
      {access.edit === undefined ? translate(`${texts}.repair`) : null}
    </Alert>
  );
}

function Changed({ report, state }: { report: Report; state: FigureQueryState }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const resource = `${useAreaPath()}/reports`;
  const [update, { isPending }] = useUpdate<Report>();
  const [once] = useOneAtATime();
  const keep = () => {
    const data = { query: { ...state.query }, version: report.version };
    const params = { id: report.id, data, previousData: report };
    void once(async () => {
      try {
        await update(resource, params, { returnPromise: true });
        notify(`${texts}.saved`, { type: 'success' });
      } catch (error) {
        notify(errorText(error), { type: 'error' });
      }
    });
  };
  return (
    <>
      {state.isChanged ? (
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.changed`)}
        </Typography>
      ) : null}
      {report.access.edit === undefined ? (
        <Button size="small" variant="outlined" loading={isPending} onClick={keep}>
          {translate(`${texts}.keep`)}
        </Button>
      ) : null}
    </>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  mb: 1.5,
} as const;
