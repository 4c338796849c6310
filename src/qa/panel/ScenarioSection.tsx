import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Scenario } from '../../mocks/scenarios/scenario';
import { ReloadHint } from './ReloadHint';
import { ScenarioChoice } from './ScenarioChoice';
import { useTexts } from './textsContext';

interface ScenarioSectionProps {
  catalogue: readonly Scenario[];
  playing: readonly string[];
  /** What the address asks for that does not exist. */
  unknown: readonly string[];
  onPlay: (names: readonly string[]) => void;
  onReload: () => void;
}

/** One choice per group of scenarios; it applies at once. */
export function ScenarioSection({ catalogue, playing, unknown, onPlay, onReload }: ScenarioSectionProps) {
  const translate = useTexts();
  const [said, setSaid] = useState('');
  const groups = [...new Set(catalogue.map(({ group }) => group))];
  const find = (name: string) => catalogue.find((scenario) => scenario.name === name);

  function play(names: readonly string[]): void {
    onPlay(names);
    setSaid(
      names.length === 0
        ? translate('qa.choice.none')
        : translate('qa.choice.plays', { smart_count: names.length }),
    );
  }

  function choose(group: Scenario['group'], name: string | undefined): void {
    const others = playing.filter((each) => find(each)?.group !== group);
    play(name === undefined ? others : [...others, name]);
  }

  return (
    <>
      {unknown.length > 0 && (
        <Typography role="alert" variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
          {translate('qa.choice.unknown', { names: unknown.join(', '), smart_count: unknown.length })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('qa.choice.intro')}
        </Typography>
        {/* Never disabled: with the focus on a disabled button the browser loses the Escape key. */}
        <Button onClick={() => play([])} sx={{ flexShrink: 0 }}>
          {translate('qa.choice.clear')}
        </Button>
      </Box>
      <ReloadHint said={said} hint={translate('qa.choice.later')} onReload={onReload} />
      {groups.map((group) => (
        <ScenarioChoice
          key={group}
          group={group}
          scenarios={catalogue.filter((scenario) => scenario.group === group)}
          playing={playing}
          find={find}
          onChoose={choose}
        />
      ))}
    </>
  );
}
