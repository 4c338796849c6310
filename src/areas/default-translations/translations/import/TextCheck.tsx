import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { kindOf, type RowOutcomes } from '@/records/import/sendRows';
import { ToggleChoice } from '@/records/inputs/ToggleChoice';
import { LeftAlert } from '@/records/steps/LeftAlert';
import { StepProgress } from '@/records/steps/StepProgress';
import { StepBar } from '@/records/steps/Steps';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { useNumberFormat } from '@/ui/formats';
import type { Language } from '../../languages/languageSchema';
import type { TextRow } from '../formats/textFile';
import { ComparisonTable } from './ComparisonTable';
import type { TextImportTask } from './useTextImport';

const texts = 'areas.default-translations.import';

/** What the import will do with each text; nothing has changed yet, and each text can be left out. */
export function TextCheck({ task, languages }: { task: TextImportTask; languages: readonly Language[] }) {
  const translate = useTranslate();
  const { check, isChecking, taken, leftOut } = task;
  // The table of many texts comes with a task of its own.
  const hasNoTable = useDeferredValue(isChecking) || isChecking;
  const reason = () => {
    if (isChecking) return translate(`${texts}.check.wait`);
    return taken.length === 0 ? translate(`${texts}.check.none`) : undefined;
  };
  const why = reason();
  const summary = () => {
    if (isChecking) return '';
    if (taken.length === 0 && leftOut.size === 0) return translate(`${texts}.check.none`);
    return translate(`${texts}.check.summary`, { smart_count: taken.length });
  };
  const said = summary();
  return (
    <>
      <Stack spacing={2} sx={{ mb: 4, minWidth: 0 }}>
        <Typography role="status">{said}</Typography>
        {hasNoTable ? (
          <StepProgress
            task={check}
            label={translate(`${texts}.check.running`)}
            stop={translate('ui.action.cancel')}
          />
        ) : (
          <Comparison task={task} languages={languages} />
        )}
      </Stack>
      <StepBar onBack={() => task.goTo('file')}>
        <ReasonedButton
          variant="contained"
          {...(why !== undefined && { reason: why })}
          onClick={task.startRun}
        >
          {translate(`${texts}.check.next`, { smart_count: taken.length })}
        </ReasonedButton>
      </StepBar>
    </>
  );
}

function Comparison({ task, languages }: { task: TextImportTask; languages: readonly Language[] }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const [chosen, setChosen] = useState<Group>();
  const { check, rows, leftOut } = task;
  const grouped = useMemo(() => groupTexts(rows, check.outcomes), [rows, check.outcomes]);
  // What changes is what one wants to see; a file that changes nothing shows why.
  const group = chosen ?? (grouped.update.length > 0 ? 'update' : grouped.ready.length > 0 ? 'ready' : 'all');
  const shown = grouped[group];
  const unknown = task.leftOf('check').length;
  const takeAll = (isTaken: boolean) =>
    task.take(
      shown.map(({ line }) => line),
      isTaken,
    );
  return (
    <>
      {unknown > 0 ? (
        <LeftAlert task={check} action={translate('ui.action.retry')} onGoOn={task.goOnChecking}>
          {translate(`${texts}.check.unknown`, { smart_count: unknown })}
        </LeftAlert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ToggleChoice
          label={translate(`${texts}.check.filter`)}
          options={groups
            .filter((name) => name === 'all' || grouped[name].length > 0)
            .map((value) => ({
              value,
              label: translate(`${texts}.groups.${value}`, { count: number(grouped[value].length) }),
            }))}
          value={group}
          onChange={setChosen}
        />
        {group === 'update' || group === 'ready' || group === 'doubtful' ? (
          <Box sx={{ ml: -0.5 }}>
            <Button size="small" onClick={() => takeAll(true)}>
              {translate(`${texts}.check.takeAll`)}
            </Button>
            <Button size="small" onClick={() => takeAll(false)}>
              {translate(`${texts}.check.takeNone`)}
            </Button>
          </Box>
        ) : null}
      </Box>
      <ComparisonTable
        rows={shown}
        outcomes={check.outcomes}
        languages={languages}
        leftOut={leftOut}
        onTake={task.take}
      />
    </>
  );
}

/** What the comparison can be narrowed to: texts that change, new ones, those of both that should be looked at, those as they are, those that stay, all others. */
const groups = ['all', 'update', 'ready', 'doubtful', 'same', 'kept', 'problems'] as const;

type Group = (typeof groups)[number];

/** The texts of each group. */
function groupTexts(rows: readonly TextRow[], outcomes: RowOutcomes) {
  const found: Record<Exclude<Group, 'all'>, TextRow[]> = {
    ...{ update: [], ready: [], doubtful: [], same: [], kept: [], problems: [] },
  };
  for (const row of rows) {
    const outcome = outcomes.get(row.line);
    const kind = kindOf(outcome);
    if (outcome === undefined) continue;
    if (outcome.findings?.some(({ severity }) => severity !== 'info')) found.doubtful.push(row);
    if (kind === 'problem' || kind === 'failed') found.problems.push(row);
    else if (outcome.code === 'update' || outcome.code === 'same') found[outcome.code].push(row);
    else if (kind === 'skipped') found.kept.push(row);
    else found.ready.push(row);
  }
  return { ...found, all: rows };
}
