import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useGetOne, useLocaleState, useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { formatSpan } from '@/records/period/formatSpan';
import type { WidgetProps } from '@/ui/shell';
import { useAreaPath } from '../figures/useAreaPath';
import { useMetric } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import { useFigures } from '../figures/useFigures';
import { readSaved } from '../query/address';
import { callOf } from '../query/figureQuery';
import type { Report } from '../reports/reportSchema';
import { FigureLine } from './FigureLine';
import { useWidgetRefresh } from './useWidgetRefresh';
import { WidgetBody } from './WidgetBody';

const id = 'report';

/** The first figure of a saved report, over the report's own period and compared as the report is. */
export function ReportFigure({ record = '', refreshKey }: WidgetProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const errorText = useErrorText();
  const names = useFigureNames();
  const { data: report, error } = useGetOne<Report>(`${useAreaPath()}/reports`, { id: record });
  const query = useMemo(() => report && readSaved(report.query).query, [report]);
  const [key = ''] = query?.metrics ?? [];
  const figures = useFigures(query ? [{ id, ...callOf(query), metrics: [key] }] : []);
  const metric = useMetric(key);
  useWidgetRefresh(refreshKey, figures.again);
  if (error) {
    const { kind } = refusalOf(error);
    const isGone = kind === 'forbidden' || kind === 'notFound';
    return (
      <Typography role="alert" variant="body2">
        {isGone ? translate('areas.product-controlling.reports.gone') : errorText(error)}
      </Typography>
    );
  }
  return (
    <WidgetBody state={{ figures, result: figures.result(id), metric }}>
      {(counted) => (
        <>
          <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
            {names.metric(key)}, {formatSpan(counted.period, locale)}
          </Typography>
          <FigureLine counted={counted} metric={metric} />
        </>
      )}
    </WidgetBody>
  );
}
