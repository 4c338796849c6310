import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { StepBar } from '../../../../records/steps/Steps';
import { ReasonedButton } from '../../../../ui/controls/ReasonedButton';
import { ProgressLine } from '../../../../ui/state/ProgressLine';
import { useNumberFormat } from '../../../../ui/useNumberFormat';
import type { Language } from '../../languages/languageSchema';
import { ComparisonTable } from './ComparisonTable';
import { type Group, groups, groupTexts } from './groupTexts';
import type { TextImportTask } from './useTextImport';

const texts = 'areas.default-translations.import';

/** What the import will do with each text; nothing has changed yet, and each text can be left out. */
export function TextCheck({ task, languages }: { task: TextImportTask; languages: readonly Language[] }) {
  const translate = useTranslate();
  const { check, isChecking, taken } = task;
  // The table of many texts comes with a task of its own.
  const hasNoTable = useDeferredValue(isChecking) || isChecking;
  const reason = () => {
    if (isChecking) return translate(`${texts}.check.wait`);
    return taken.length === 0 ? translate(`${texts}.check.none`) : undefined;
  };
  const why = reason();
  return (
    <>
      <Stack spacing={2} sx={{ mb: 4, minWidth: 0 }}>
        <Typography role="status">
          {isChecking ? '' : translate(`${texts}.check.summary`, { smart_count: taken.length })}
        </Typography>
        {hasNoTable ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, maxWidth: 560 }}>
            <Box sx={{ flex: '1 1 14rem' }}>
              <ProgressLine
                label={translate(`${texts}.check.running`)}
                done={check.done}
                total={check.total}
              />
            </Box>
            <Button variant="outlined" onClick={check.cancel}>
              {translate('ui.action.cancel')}
            </Button>
          </Box>
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
  const unknown = rows.length - check.outcomes.size + grouped.failed;
  const takeAll = (isTaken: boolean) =>
    task.take(
      shown.map(({ line }) => line),
      isTaken,
    );
  return (
    <>
      {unknown > 0 ? (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button variant="outlined" size="small" onClick={task.goOnChecking}>
              {translate('ui.action.retry')}
            </Button>
          }
        >
          {check.reason ? `${translate(check.reason)} ` : null}
          {translate(`${texts}.check.unknown`, { smart_count: unknown })}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate(`${texts}.check.filter`)}
          value={group}
          onChange={(_, next: Group | null) => setChosen(next ?? group)}
          sx={buttons}
        >
          {groups
            .filter((name) => name === 'all' || grouped[name].length > 0)
            .map((name) => (
              <ToggleButton key={name} value={name} sx={{ px: 1.5, textTransform: 'none' }}>
                {translate(`${texts}.groups.${name}`, { count: number(grouped[name].length) })}
              </ToggleButton>
            ))}
        </ToggleButtonGroup>
        {group === 'update' || group === 'ready' ? (
          <>
            <Button size="small" onClick={() => takeAll(true)}>
              {translate(`${texts}.check.takeAll`)}
            </Button>
            <Button size="small" onClick={() => takeAll(false)}>
              {translate(`${texts}.check.takeNone`)}
            </Button>
          </>
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

/** The buttons stand apart, so that they may wrap. */
const buttons = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': { border: 1, borderColor: 'outline', borderRadius: 1, ml: 0 },
} as const;
