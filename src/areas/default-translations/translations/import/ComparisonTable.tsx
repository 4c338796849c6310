import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { kindOf, type RowOutcome, type RowOutcomes } from '../../../../records/import/sendRows';
import { useNumberFormat } from '../../../../ui/useNumberFormat';
import type { Language } from '../../languages/languageSchema';
import type { TextRow } from '../formats/textFile';
import { useVerdict } from './useVerdict';

const texts = 'areas.default-translations.import';

interface ComparisonTableProps {
  rows: readonly TextRow[];
  outcomes: RowOutcomes;
  languages: readonly Language[];
  /** The texts that are left out, where one may choose. */
  leftOut?: ReadonlySet<number>;
  onTake?: (lines: readonly number[], isTaken: boolean) => void;
}

/** Each text with what it was and would be. Only those in sight are in the document; assistive technology knows the number. */
export function ComparisonTable({ rows, outcomes, ...props }: ComparisonTableProps) {
  const translate = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => 72,
    getItemKey: (index) => rows[index]?.line ?? index,
    overscan: 5,
  });
  const label = translate(`${texts}.table.name`);
  return (
    <Box ref={region} role="region" aria-label={label} tabIndex={0} sx={scroller}>
      <Box
        role="table"
        aria-label={label}
        aria-rowcount={rows.length}
        sx={{ position: 'relative' }}
        style={{ height: list.getTotalSize() }}
      >
        <Box role="rowgroup">
          {list.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Box
                key={key}
                ref={list.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 1}
                sx={line}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ComparedText row={row} outcome={outcomes.get(row.line)} {...props} />
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

interface ComparedTextProps extends Pick<ComparisonTableProps, 'languages' | 'leftOut' | 'onTake'> {
  row: TextRow;
  outcome: RowOutcome | undefined;
}

function ComparedText({ row, outcome, languages, leftOut, onTake }: ComparedTextProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const verdictOf = useVerdict();
  const language = languages.find(({ id }) => id === row.language);
  const written = { lang: row.language, dir: language?.direction ?? 'auto', sx: words };
  // What is kept stands there plain; what is not taken of the file is struck out, as is what is replaced.
  const isKept = outcome?.code === 'kept';
  const [there, other] = [outcome?.before ?? '', outcome?.after ?? row.value];
  const [stays, goes] = isKept ? [there, other] : [other, there];
  const canChoose = onTake !== undefined && kindOf(outcome) === 'ready';
  return (
    <>
      <Box role="cell" sx={{ mt: -1 }}>
        {canChoose ? (
          <Checkbox
            checked={!leftOut?.has(row.line)}
            onChange={(_event, isTaken) => onTake([row.line], isTaken)}
            slotProps={{
              input: {
                'aria-label': translate(`${texts}.table.take`, { key: row.key, language: row.language }),
              },
            }}
          />
        ) : null}
      </Box>
      <Box role="cell" sx={cell}>
        <bdi>{row.key}</bdi>
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          <bdi>{language?.name ?? row.language}</bdi>,{' '}
          {translate(`${texts}.table.line`, { line: number(row.place) })}
        </Box>
      </Box>
      <Box role="cell" sx={cell}>
        {goes !== stays && goes !== '' ? (
          <Box component="del" {...written}>
            {goes}
          </Box>
        ) : null}
        <Box component={isKept || there === other ? 'span' : 'ins'} {...written}>
          {stays}
        </Box>
      </Box>
      <Box role="cell" sx={[cell, kindOf(outcome) === 'problem' && problem]}>
        {verdictOf(outcome)}
      </Box>
    </>
  );
}

const scroller = {
  maxHeight: 'min(60vh, 36rem)',
  minHeight: 80,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
const line = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '44px minmax(0, 1fr)', md: '44px minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)' },
  '& > :not(:first-of-type)': { gridColumn: { xs: 2, md: 'auto' } },
  columnGap: 2,
  rowGap: 0.5,
  px: 1,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const cell = { minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' } as const;
const words = {
  display: 'block',
  whiteSpace: 'pre-wrap',
  textDecoration: 'none',
  'del&': { color: 'text.secondary', textDecoration: 'line-through' },
} as const;
const problem = { color: 'error.main' } as const;
