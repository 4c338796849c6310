import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Scenario } from '@/fixture-api/scenarios/scenario';
import { scenarioTexts, useTexts } from '../texts';

interface ScenarioSectionProps {
  catalogue: readonly Scenario[];
  playing: readonly string[];
  onPlay: (names: readonly string[]) => void;
}

/** One choice per group of scenarios, applied at once. A scenario activates those that it needs. */
export function ScenarioSection({ catalogue, playing, onPlay }: ScenarioSectionProps) {
  const { translate } = useTexts();
  const groups = [...new Set(catalogue.map(({ group }) => group))];
  const groupOf = (name: string) => catalogue.find((scenario) => scenario.name === name)?.group;

  function choose(group: Scenario['group'], name: string): void {
    const { needs = [] } = catalogue.find((scenario) => scenario.name === name) ?? {};
    const replacedGroups = [group, ...needs.map(groupOf)];
    const otherScenarios = playing.filter((each) => !replacedGroups.includes(groupOf(each)));
    onPlay(name === '' ? otherScenarios : [...otherScenarios, ...needs, name]);
  }

  return (
    <Stack component="section" sx={{ gap: 2 }}>
      <Typography variant="subtitle1" component="h2">
        {translate('qa.choice.title')}
      </Typography>
      <Typography variant="body2">{translate('qa.choice.intro')}</Typography>
      <Button variant="outlined" onClick={() => onPlay([])} sx={{ alignSelf: 'flex-start' }}>
        {translate('qa.choice.clear')}
      </Button>
      {groups.map((group) => {
        const scenarios = catalogue.filter((scenario) => scenario.group === group);
        const chosenName = scenarios.find(({ name }) => playing.includes(name))?.name ?? '';
        const texts = chosenName === '' ? undefined : scenarioTexts(translate, chosenName);
        return (
          <TextField
            key={group}
            select
            size="small"
            fullWidth
            focused={texts && true}
            color={texts && 'warning'}
            id={`qa-${group}`}
            label={translate(`qa.groups.${group}`)}
            helperText={texts && `${texts.does} ${translate('qa.choice.expect')} ${texts.see}`}
            value={chosenName}
            onChange={({ target }) => choose(group, target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{translate('qa.choice.usual')}</option>
            {scenarios.map(({ name }) => (
              <option key={name} value={name}>
                {scenarioTexts(translate, name).title}
              </option>
            ))}
          </TextField>
        );
      })}
    </Stack>
  );
}
