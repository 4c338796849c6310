import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { csvFile, csvLines, saveFile, separatorOf } from '@/records/csv/writeCsv';
import { CheckRows } from '@/records/import/CheckStep';
import type { ImportText } from '@/records/import/importTexts';
import { ResultRows } from '@/records/import/ResultStep';
import { kindOf, type RowOutcomes, rowsOfKind } from '@/records/import/sendRows';
import { AppLink } from '@/ui/page/AppLink';
import { RevertLink } from '../../changes/RevertButton';
import type { Language } from '../../languages/languageSchema';
import type { TextRow } from '../formats/textFile';
import { textFileName } from '../formats/textFile';
import { pathOfTexts, textsPath } from '../textAddress';
import { useVerdict } from './importChoice';
import { TextComparison } from './TextComparison';
import type { TextImportTask } from './useTextImport';

const texts = 'areas.default-translations.import';

interface TextStepProps {
  task: TextImportTask;
  text: ImportText;
  languages: readonly Language[];
}

/** The dry run: what the import will do with each text. Each can be left out. */
export function TextCheck({ task, text, languages }: TextStepProps) {
  const { rows, isChecking, leftOut } = task;
  const { outcomes } = task.check;
  const groups = useMemo(() => groupTexts(rows, outcomes), [rows, outcomes]);
  // Changes first; a file without any shows why.
  const firstGroup = groups.update ? 'update' : groups.ready ? 'ready' : 'all';
  const choiceButton = (group: Group, isIncluded: boolean) => (
    <Button size="small" onClick={() => task.take(groups[group]?.map(({ line }) => line) ?? [], isIncluded)}>
      {text(`${texts}.check.${isIncluded ? 'takeAll' : 'takeNone'}`)}
    </Button>
  );
  return (
    <CheckRows<TextRow, Group>
      {...{ task, text, groups }}
      initial={isChecking ? 'all' : firstGroup}
      onBack={() => task.goTo('file')}
      actions={(group) =>
        group === 'update' || group === 'ready' || group === 'doubtful' ? (
          <Box sx={{ ml: -0.5 }}>
            {choiceButton(group, true)}
            {choiceButton(group, false)}
          </Box>
        ) : null
      }
    >
      {(visibleRows) => (
        <TextComparison rows={visibleRows} onTake={task.take} {...{ outcomes, languages, leftOut }} />
      )}
    </CheckRows>
  );
}

/** The filters of the comparison; `doubtful` has texts with issues, `kept` those that the choice excludes. */
type Group = 'all' | 'update' | 'ready' | 'doubtful' | 'same' | 'kept' | 'problems';

/** The texts of each filter; empty ones are omitted. */
function groupTexts(rows: readonly TextRow[], outcomes: RowOutcomes) {
  const groups: Record<Group, TextRow[]> = {
    ...{ all: [...rows], update: [], ready: [], doubtful: [], same: [], kept: [], problems: [] },
  };
  for (const row of rows) {
    const outcome = outcomes.get(row.line);
    const kind = kindOf(outcome);
    if (outcome === undefined) continue;
    if (outcome.findings?.some(({ severity }) => severity !== 'info')) groups.doubtful.push(row);
    if (kind === 'problem' || kind === 'failed') groups.problems.push(row);
    else if (outcome.code === 'update' || outcome.code === 'same') groups[outcome.code].push(row);
    else if (kind === 'skipped') groups.kept.push(row);
    else groups.ready.push(row);
  }
  const nonEmpty = Object.entries(groups).filter(([name, { length }]) => name === 'all' || length > 0);
  return Object.fromEntries(nonEmpty) as Partial<typeof groups>;
}

/** What was imported, with the link to revert it, and what was not, with the reasons. */
export function TextResult({ task, text, languages }: TextStepProps) {
  return (
    <ResultRows
      {...{ task, text }}
      list={textsPath}
      onRestart={task.restart}
      notice={(outcomes) => <FaultyTexts rows={task.rows} outcomes={outcomes} />}
      action={(outcomes) =>
        rowsOfKind(task.rows, outcomes, 'done').length > 0 ? <RevertLink change={task.change} /> : null
      }
    >
      {(remainingRows, outcomes) => (
        <>
          <TextComparison rows={remainingRows} outcomes={outcomes} languages={languages} />
          <SaveRemaining rows={remainingRows} outcomes={outcomes} />
        </>
      )}
    </ResultRows>
  );
}

/** The number of imported texts with an error, with a link to them; nothing if there are none. */
function FaultyTexts({ rows, outcomes }: { rows: readonly TextRow[]; outcomes: RowOutcomes }) {
  const translate = useTranslate();
  const faulty = rowsOfKind(rows, outcomes, 'done').filter(({ line }) =>
    outcomes.get(line)?.findings?.some(({ severity }) => severity === 'error'),
  );
  const [first] = faulty;
  if (first === undefined) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {translate(`${texts}.result.faulty`, { smart_count: faulty.length })}{' '}
      <AppLink to={pathOfTexts({ language: first.language, issue_eq_any: ['error'] }, first.language)}>
        {translate('areas.default-translations.publish.toHeld')}
      </AppLink>
    </Alert>
  );
}

/** Saves the texts that were not imported, with the reasons, as a file that can be imported again. */
function SaveRemaining({ outcomes, rows }: { outcomes: RowOutcomes; rows: readonly TextRow[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const verdictOf = useVerdict();
  const save = () => {
    const hasStates = rows.some(({ state }) => state !== undefined);
    const lines = rows.map(({ line, key, language, value, state = '' }) => [
      ...[key, language, value, ...(hasStates ? [state] : [])],
      verdictOf(outcomes.get(line)),
    ]);
    const head = ['key', 'language', 'value', ...(hasStates ? ['state'] : []), 'reason'];
    const content = csvLines([head, ...lines], separatorOf(locale));
    saveFile(csvFile([content]), textFileName(['not-imported'], 'csv'));
  };
  return (
    <Box>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={save}>
        {translate(`${texts}.result.saveLeftOver`, { smart_count: rows.length })}
      </Button>
    </Box>
  );
}
