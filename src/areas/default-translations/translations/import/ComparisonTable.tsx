import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import { kindOf, type RowOutcome, type RowOutcomes } from '@/records/import/sendRows';
import { RowTable } from '@/records/list/RowTable';
import { useNumberFormat } from '@/ui/formats';
import { formLines } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import type { TextRow } from '../formats/textFile';
import { WrittenChange } from '../WrittenChange';
import { Findings } from './Findings';
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

/** Each text with what it was and would be. */
export function ComparisonTable({ rows, outcomes, ...props }: ComparisonTableProps) {
  const translate = useTranslate();
  // Where nothing can be chosen, no room is kept for it.
  const canChoose =
    props.onTake !== undefined && rows.some(({ line }) => kindOf(outcomes.get(line)) === 'ready');
  return (
    <RowTable
      label={translate(`${texts}.table.name`)}
      rows={rows}
      columns={canChoose ? choosable : plain}
      usualHeight={72}
    >
      {(row) => <ComparedText row={row} outcome={outcomes.get(row.line)} hasBoxes={canChoose} {...props} />}
    </RowTable>
  );
}

interface ComparedTextProps extends Pick<ComparisonTableProps, 'languages' | 'leftOut' | 'onTake'> {
  row: TextRow;
  outcome: RowOutcome | undefined;
  hasBoxes: boolean;
}

function ComparedText({ row, outcome, hasBoxes, languages, leftOut, onTake }: ComparedTextProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const verdictOf = useVerdict();
  const language = languages.find(({ id }) => id === row.language);
  const canChoose = onTake !== undefined && kindOf(outcome) === 'ready';
  return (
    <>
      {hasBoxes ? (
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
      ) : null}
      <Box role="cell">
        <bdi>{row.key}</bdi>
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          <bdi>{language?.name ?? row.language}</bdi>,{' '}
          {translate(`${texts}.table.line`, { line: number(row.place) })}
        </Box>
      </Box>
      <Box role="cell">
        {outcome?.source ? (
          <Box lang="en" dir="ltr" sx={english}>
            {formLines(outcome.source)}
          </Box>
        ) : null}
        <WrittenChange
          before={outcome?.before}
          after={outcome?.after ?? row.value}
          isKept={outcome?.code === 'kept'}
          lang={row.language}
          dir={language?.direction ?? 'auto'}
        />
      </Box>
      <Box role="cell" sx={kindOf(outcome) === 'problem' ? problem : undefined}>
        {verdictOf(outcome)}
        {row.state && isImported(outcome) ? (
          <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
            {translate(`${texts}.table.state`, {
              state: translate(`areas.default-translations.grid.states.${row.state}`),
            })}
          </Box>
        ) : null}
        {outcome?.findings ? <Findings findings={outcome.findings} language={language} /> : null}
      </Box>
    </>
  );
}

const isImported = (outcome: RowOutcome | undefined) => ['ready', 'done'].includes(kindOf(outcome));

const plain = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)' },
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
} as const;
const choosable = {
  ...plain,
  gridTemplateColumns: { xs: '44px minmax(0, 1fr)', md: '44px minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)' },
  '& > :not(:first-of-type)': { gridColumn: { xs: 2, md: 'auto' } },
  px: 1,
} as const;
const english = { mb: 0.5, color: 'text.secondary', whiteSpace: 'pre-wrap' } as const;
const problem = { color: 'error.main' } as const;
