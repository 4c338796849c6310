import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { useDescription } from '@/records/inputs/useFormField';
import { AppLink } from '@/ui/page/AppLink';
import type { Json } from '../../checks/schema/json';
import { type Module, settingsPath } from '../../moduleSchema';
import type { Side } from '../../targeting';
import { LostModulesNote } from './LostModulesNote';
import type { Effect } from './useEffects';
import type { RuleLine } from './useRuleLines';

interface RuleItemProps extends Pick<Effect, 'lost' | 'lostCount'> {
  line: RuleLine;
  value: (typeof values)[number];
  module: Module;
  /** The group's own settings; undefined without any. */
  settings: Json | undefined;
  /** Shows settings as lines. */
  linesOf: (settings: Json) => string[];
  /** Whether the group gets the module, and why. */
  why: string;
  /** The server's error. */
  error: string | undefined;
  onChange: (group: string, side: Side | undefined) => void;
  /** Called to remove the group's own settings. */
  onDropSettings: (group: string) => void;
}

const texts = 'areas.website-modules.edit.groups';
const values = ['on', 'off', 'inherit'] as const;

/** A group with its value, the effect, and the reason. Memoized, because there may be 200. */
export const RuleItem = memo(function RuleItem(props: RuleItemProps) {
  const { line, module, value, settings, linesOf, why, error, onChange, onDropSettings } = props;
  const { lost, lostCount } = props;
  const translate = useTranslate();
  const name = line.name ?? translate(`${texts}.gone`);
  const goneText = value === 'inherit' ? 'goneRemoved' : 'goneHelp';
  useDescription(`targeting.${line.id}`, line.wholeName ?? name, (each) =>
    translate(
      each === 'on' || each === 'off' ? `areas.website-modules.sides.${each}` : `${texts}.values.inherit`,
    ),
  );
  return (
    <Box component="li" sx={frame} style={{ paddingInlineStart: 12 + (line.path.length - 1) * 20 }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <IsolatedText text={line.name === undefined ? translate(`${texts}.${goneText}`) : why} />
        </Box>
        {line.name === undefined ? null : <LostModulesNote lost={lost} lostCount={lostCount} />}
        {settings === undefined ? null : (
          <Box sx={{ typography: 'body2', mt: 0.5 }}>
            {translate(`${texts}.own`)}
            <Box component="ul" aria-label={translate(`${texts}.ownOf`, { name })} sx={{ m: 0, pl: 2.5 }}>
              {linesOf(settings).map((each) => (
                <li key={each}>
                  <bdi>{each}</bdi>
                </li>
              ))}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              {line.name === undefined ? null : (
                <AppLink to={settingsPath(module.id, line.id)}>{translate(`${texts}.editOwn`)}</AppLink>
              )}
              <Button size="small" onClick={() => onDropSettings(line.id)} sx={{ ml: -1.25 }}>
                {translate(`${texts}.dropOwn`)}
              </Button>
            </Box>
          </Box>
        )}
        {error === undefined ? null : (
          <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
            {error}
          </Box>
        )}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        aria-label={translate(`${texts}.valueOf`, { name })}
        onChange={(_event, chosen: (typeof values)[number] | null) => {
          if (chosen !== null) onChange(line.id, chosen === 'inherit' ? undefined : chosen);
        }}
      >
        {values.map((each) => (
          <ToggleButton
            key={each}
            value={each}
            disabled={line.name === undefined && each !== value && each !== 'inherit'}
          >
            {translate(`${texts}.values.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
});

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  pr: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
