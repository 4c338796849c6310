import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { useDescription } from '@/records/inputs/useFormField';
import type { Side } from '../../targeting';
import type { RuleLine } from './useRuleLines';

interface RuleItemProps {
  line: RuleLine;
  value: (typeof values)[number];
  /** The number of settings that the rule overrides. */
  own: number;
  /** Whether the group gets the module, and why. */
  why: string;
  /** The index of its rule in the list that is sent. */
  place: number | undefined;
  /** The server's error. */
  error: string | undefined;
  onChange: (group: string, side: Side | undefined) => void;
}

const texts = 'areas.website-modules.edit.groups';
const values = ['on', 'off', 'inherit'] as const;

/** A group with its value, the effect, and the reason. Memoized, because there may be 200. */
export const RuleItem = memo(function RuleItem(props: RuleItemProps) {
  const { line, value, own, why, place, error, onChange } = props;
  const translate = useTranslate();
  const name = line.name ?? translate(`${texts}.gone`);
  const sideName = (each: unknown) =>
    typeof each === 'object' && each !== null && 'state' in each
      ? translate(`areas.website-modules.sides.${each.state === 'off' ? 'off' : 'on'}`)
      : translate(`${texts}.values.inherit`);
  useDescription(`targeting.${line.id}`, name, sideName);
  // The server's errors name a rule by its index.
  useDescription(`targeting.rules.${place ?? 'none'}`, name, undefined);
  return (
    <Box component="li" sx={frame} style={{ paddingInlineStart: 12 + (line.path.length - 1) * 20 }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <IsolatedText text={line.name === undefined ? translate(`${texts}.goneHelp`) : why} />
          {own > 0 ? ` ${translate(`${texts}.own`, { smart_count: own })}` : null}
        </Box>
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
