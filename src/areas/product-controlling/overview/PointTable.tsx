import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { CourseLine } from '../charts/useCourse';
import { FigureText } from '../figures/FigureText';
import type { Counted } from '../figures/figureSchema';
import { pointFormat } from '../figures/formatDay';
import { useMetric } from '../figures/useCatalogue';
import { useDifferenceText } from '../figures/useChangeText';
import { limited, maxPlainRows, scroller, table } from './tableLook';
import { WindowedRows } from './WindowedRows';

const texts = 'areas.product-controlling.chart';

interface PointTableProps {
  counted: Counted;
  lines: readonly CourseLine[];
  metric: string;
  label: string;
}

/** The chart as a table, with a column for each line, the compared day of each point, and the change. */
export function PointTable({ counted: { buckets, granularity }, lines, metric, label }: PointTableProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { kind } = useMetric(metric);
  const pointName = pointFormat(granularity, locale);
  const differenceText = useDifferenceText();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [current, previous] = lines;
  const isCompared = previous !== undefined;
  const changeAt = (place: number) => {
    const [comparable = null, before = null] = [current?.values[place], previous?.values[place]];
    // What may still change is not compared.
    if (buckets[place]?.state !== 'complete' || comparable === null || before === null) return null;
    const { currency } = current ?? {};
    return differenceText({ value: comparable, comparable, previous: before, currency }, kind);
  };
  const columns = lines.length + (isCompared ? 4 : 2);
  const isLong = buckets.length > maxPlainRows;
  const cells = (bucket: Counted['buckets'][number], place: number) => (
    <>
      <th scope="row">{pointName(bucket)}</th>
      {lines.map(({ id, values, reasons, currency }) => (
        <td key={id} className="number">
          <FigureText
            cell={{ value: values[place] ?? null, reason: reasons?.[place], currency }}
            kind={kind}
          />
        </td>
      ))}
      {isCompared ? (
        <>
          <td>{bucket.compared ? pointName(bucket.compared) : null}</td>
          <td className="number">{changeAt(place)}</td>
        </>
      ) : null}
      <td>{bucket.state === 'complete' ? '' : translate(`${texts}.states.${bucket.state}`)}</td>
    </>
  );
  return (
    <Box
      ref={setRegion}
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={[scroller, limited, { maxHeight: 420 }]}
    >
      <Box
        component="table"
        aria-label={label}
        aria-rowcount={isLong ? buckets.length + 1 : undefined}
        sx={[table, { '& tbody th': { whiteSpace: 'nowrap' } }, isLong && evenColumns(columns)]}
      >
        <thead>
          <tr>
            <th scope="col">{translate(`${texts}.time`)}</th>
            {lines.map(({ id, label: column }) => (
              <th key={id} scope="col" className="number">
                <bdi>{column}</bdi>
              </th>
            ))}
            {isCompared ? (
              <>
                <th scope="col">{translate(`${texts}.compared`)}</th>
                <th scope="col" className="number">
                  {translate('areas.product-controlling.breakdown.change')}
                </th>
              </>
            ) : null}
            <th scope="col">{translate(`${texts}.state`)}</th>
          </tr>
        </thead>
        <tbody>
          <WindowedRows
            count={isLong ? buckets.length : 0}
            scroller={region}
            rowsAbove={1}
            columns={columns}
            all={() => buckets.map((bucket, place) => <tr key={bucket.from}>{cells(bucket, place)}</tr>)}
          >
            {(place) => {
              const bucket = buckets[place];
              return bucket ? cells(bucket, place) : null;
            }}
          </WindowedRows>
        </tbody>
      </Box>
    </Box>
  );
}

/** Columns whose widths do not change while the table scrolls. */
const evenColumns = (count: number) => ({ tableLayout: 'fixed', minWidth: `${count * 10.5}rem` }) as const;
