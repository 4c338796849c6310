import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import { kindOf, type RowOutcome, type RowOutcomes } from '@/records/import/sendRows';
import { RowTable } from '@/records/list/RowTable';
import { useNumberFormat } from '@/ui/formats';
import { formLines } from '../../checks/textForms';
import type { Language } from '../../languages/languageSchema';
import type { TextRow } from '../formats/textFile';
import { useIssueText } from '../issueText';
import { WrittenChange } from '../WrittenChange';
import { otherSource, useVerdict } from './importChoice';

const texts = 'areas.default-translations.import';

interface TextComparisonProps {
  rows: readonly TextRow[];
  outcomes: RowOutcomes;
  languages: readonly Language[];
  /** The texts that are left out; with `onTake`, this can be changed. */
  leftOut?: ReadonlySet<number>;
  onTake?: (lines: readonly number[], isIncluded: boolean) => void;
}

/** The texts of the file: English, the existing text and the new one, and what happens with it. */
export function TextComparison({ rows, outcomes, languages, leftOut, onTake }: TextComparisonProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const verdictOf = useVerdict();
  const isReady = ({ line }: TextRow) => onTake !== undefined && kindOf(outcomes.get(line)) === 'ready';
  // Without checkboxes there is no column for them.
  const hasBoxes = rows.some(isReady);
  return (
    <RowTable
      label={translate(`${texts}.table.name`)}
      rows={rows}
      columns={hasBoxes ? columnsWithBoxes : columns}
      usualHeight={72}
    >
      {(row) => {
        const outcome = outcomes.get(row.line);
        const kind = kindOf(outcome);
        const language = languages.find(({ id }) => id === row.language);
        const input = {
          'aria-label': translate(`${texts}.table.take`, { key: row.key, language: row.language }),
        };
        return (
          <>
            {hasBoxes ? (
              <Box role="cell" sx={{ mt: -1 }}>
                {isReady(row) ? (
                  <Checkbox
                    checked={!leftOut?.has(row.line)}
                    onChange={(_event, isIncluded) => onTake?.([row.line], isIncluded)}
                    slotProps={{ input }}
                  />
                ) : null}
              </Box>
            ) : null}
            <Box role="cell">
              <bdi>{row.key}</bdi>
              <Box component="span" sx={note}>
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
            <Box role="cell" sx={kind === 'problem' ? { color: 'error.main' } : undefined}>
              {verdictOf(outcome)}
              {row.state && (kind === 'ready' || kind === 'done') ? (
                <Box component="span" sx={note}>
                  {translate(`${texts}.table.state`, {
                    state: translate(`areas.default-translations.grid.states.${row.state}`),
                  })}
                </Box>
              ) : null}
              {outcome?.findings ? <Findings findings={outcome.findings} language={language} /> : null}
            </Box>
          </>
        );
      }}
    </RowTable>
  );
}

type Findings = NonNullable<RowOutcome['findings']>;

function Findings({ findings, language }: { findings: Findings; language: Language | undefined }) {
  const translate = useTranslate();
  const issueText = useIssueText();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {findings.map(({ severity, ...finding }) => (
        <Box
          component="li"
          key={`${finding.code} ${finding.form} ${finding.detail}`}
          sx={{ color: severity === 'info' ? 'text.secondary' : `${severity}.main` }}
        >
          {finding.code === otherSource
            ? translate(`${texts}.otherSource`, { text: finding.detail })
            : issueText(finding, language)}
        </Box>
      ))}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)' },
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
} as const;
const columnsWithBoxes = {
  ...columns,
  gridTemplateColumns: { xs: '44px minmax(0, 1fr)', md: '44px minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr)' },
  '& > :not(:first-of-type)': { gridColumn: { xs: 2, md: 'auto' } },
  px: 1,
} as const;
const note = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;
const english = { mb: 0.5, color: 'text.secondary', whiteSpace: 'pre-wrap' } as const;
