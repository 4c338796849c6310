import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { ExportReport } from '@/records/export/ExportReport';
import { useExportTask } from '@/records/export/useExportTask';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import type { Counted } from '../figures/figureSchema';
import { useAreaPath } from '../figures/useAreaPath';
import { useCatalogue } from '../figures/useCatalogue';
import { useFigureNames } from '../figures/useFigureNames';
import { useRatesText } from '../figures/useRatesText';
import type { FigureQuery } from '../query/figureQuery';
import { createFigureExport } from './createFigureExport';
import { useFileHead } from './useFileHead';

const pageSize = 500;
/** The columns beside the value of a figure. */
const ownColumns = ['from', 'to', 'share', 'total', 'comparable', 'previous', 'difference', 'change'];

interface ExportCsvProps {
  /** The figures of the table; undefined while they load. */
  counted: Counted | undefined;
  query: FigureQuery;
  disabled: boolean;
}

/** Exports all rows of the table as CSV; the button shows how many. */
export function ExportCsv({ counted, query, disabled }: ExportCsvProps) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const [locale] = useLocaleState();
  const area = useAreaPath();
  const names = useFigureNames();
  const { data } = useCatalogue();
  const ratesText = useRatesText();
  const timeZone = data?.timeZone ?? 'UTC';
  const head = useFileHead(query, timeZone);
  const total = counted?.total ?? 0;
  const task = useExportTask({
    total,
    texts: undefined,
    prepare: () =>
      createFigureExport(calls, {
        query,
        locale,
        resource: `${area}/figures`,
        timeZone,
        head,
        currencies: data?.currencies ?? [],
        converted: data?.rates && {
          rates: data.rates,
          caption: translate('areas.product-controlling.money.row', { currency: data.rates.currency }),
          lines: [ratesText.converted(data.rates), ...ratesText.list(data.rates)],
        },
        kindOf: (metric) => data?.metrics.find(({ key }) => key === metric)?.kind ?? 'count',
        captionOf: (key) => {
          if (ownColumns.includes(key)) return translate(`areas.product-controlling.export.${key}`);
          return query.metrics.includes(key) ? names.metric(key) : names.dimension(key);
        },
        nameOf: names.value,
        markOf: (reason) =>
          translate(`areas.product-controlling.reasons.${reason}.short`, {
            _: translate('areas.product-controlling.reasons.none.short'),
          }),
      }),
  });
  const { state } = task;
  const isLong = total > pageSize;
  const runs = state.phase === 'running';
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        disabled={disabled || total === 0}
        loading={runs && !isLong}
        onClick={task.start}
        sx={{ displayPrint: 'none' }}
      >
        {translate('areas.product-controlling.export.csv', { smart_count: total })}
      </Button>
      <ModalDialog
        open={state.phase !== 'idle' && (!runs || isLong)}
        title={task.text('records.export.title')}
        onClose={(reason) => (reason === 'escapeKeyDown' ? task.cancel() : undefined)}
      >
        <ExportReport state={state} task={task} />
      </ModalDialog>
    </>
  );
}
