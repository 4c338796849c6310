import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
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
  const number = useNumberFormat();
  const [chosen, setChosen] = useState<Group>();
  const { check, rows, taken, leftOut } = task;
  const running = check.phase === 'running' || check.phase === 'stopping';
  const grouped = useMemo(() => groupTexts(rows, check.outcomes), [rows, check.outcomes]);
  // What changes is what one wants to see; a file that changes nothing shows why.
  const group = chosen ?? (grouped.update.length > 0 ? 'update' : grouped.ready.length > 0 ? 'ready' : 'all');
  const shown = grouped[group];
  const canChoose = !running && (group === 'update' || group === 'ready');
  const unknown = rows.length - check.outcomes.size + grouped.failed;
  const reason = () => {
    if (running) return translate(`${texts}.check.wait`);
    return taken.length === 0 ? translate(`${texts}.check.none`) : undefined;
  };
  const why = reason();
  const lines = shown.map(({ line }) => line);
  return (
    <>
      <Stack spacing={2} sx={{ mb: 4, minWidth: 0 }}>
        {running ? (
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
        ) : null}
        <Typography role="status">
          {running ? '' : translate(`${texts}.check.summary`, { smart_count: taken.length })}
        </Typography>
        {!running && unknown > 0 ? (
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
          {canChoose ? (
            <>
              <Button size="small" onClick={() => task.take(lines, true)}>
                {translate(`${texts}.check.takeAll`)}
              </Button>
              <Button size="small" onClick={() => task.take(lines, false)}>
                {translate(`${texts}.check.takeNone`)}
              </Button>
            </>
          ) : null}
        </Box>
        <ComparisonTable
          rows={shown}
          outcomes={check.outcomes}
          languages={languages}
          {...(!running && { leftOut, onTake: task.take })}
        />
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

/** The buttons stand apart, so that they may wrap. */
const buttons = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButtonGroup-grouped': { border: 1, borderColor: 'outline', borderRadius: 1, ml: 0 },
} as const;
