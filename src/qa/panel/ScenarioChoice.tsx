import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Scenario } from '../../mocks/scenarios/scenario';
import { scenarioTexts } from './scenarioTexts';
import { useTexts } from './textsContext';

interface ScenarioChoiceProps {
  group: Scenario['group'];
  scenarios: readonly Scenario[];
  playing: readonly string[];
  find: (name: string) => Scenario | undefined;
  onChoose: (group: Scenario['group'], name: string | undefined) => void;
}

/** The choice of one scenario of a group, what it does, and what it needs. */
export function ScenarioChoice({ group, scenarios, playing, find, onChoose }: ScenarioChoiceProps) {
  const translate = useTexts();
  const id = useId();
  const chosen = scenarios.find(({ name }) => playing.includes(name));
  const texts = chosen && scenarioTexts(translate, chosen);
  const missing = (chosen?.needs ?? []).flatMap((name) => (playing.includes(name) ? [] : (find(name) ?? [])));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <TextField
        select
        size="small"
        fullWidth
        id={id}
        label={translate(`qa.groups.${group}`)}
        value={chosen?.name ?? ''}
        onChange={({ target }) => onChoose(group, target.value === '' ? undefined : target.value)}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-describedby': texts && `${id}-texts` },
        }}
        sx={chosen && marked}
      >
        <option value="">{translate('qa.choice.usual')}</option>
        {scenarios.map((scenario) => (
          <option key={scenario.name} value={scenario.name}>
            {scenarioTexts(translate, scenario).title}
          </option>
        ))}
      </TextField>
      {texts ? (
        <Box id={`${id}-texts`} sx={explanation}>
          <Typography variant="body2">{texts.does}</Typography>
          <Typography variant="body2">
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {translate('qa.choice.expect')}
            </Box>{' '}
            {texts.see}
          </Typography>
        </Box>
      ) : null}
      {missing.map((scenario) => (
        <Button
          key={scenario.name}
          color="warning"
          sx={{ alignSelf: 'flex-start', ml: 1.5 }}
          onClick={() => onChoose(scenario.group, scenario.name)}
        >
          {translate('qa.choice.also', { title: scenarioTexts(translate, scenario).title })}
        </Button>
      ))}
    </Box>
  );
}

const marked = {
  '&& fieldset': { borderColor: 'warning.main' },
  '&& label': { color: 'warning.main' },
} as const;

const explanation = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  ml: 1.5,
  pl: 1.5,
  borderLeft: '2px solid',
  borderColor: 'warning.main',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
