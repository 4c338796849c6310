import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isolate } from '@/people/audience/audienceSentence';
import type { Module } from '../../moduleSchema';
import { type Rule, rulesOf, type Side, type Targeting } from '../../targeting';
import { useSettingLines } from '../useSettingLines';
import { effectFor } from './effectFor';
import { RuleItem } from './RuleItem';
import type { RuleLine } from './useRuleLines';

interface RuleListProps {
  module: Module;
  targeting: Targeting;
  lines: readonly RuleLine[];
  /** Undefined removes the rule, so that the group inherits. */
  onChange: (group: string, side: Side | undefined) => void;
  onDropSettings: (group: string) => void;
  /** The settings of the rules that were removed here, by group. */
  removed: ReadonlyMap<string, Rule['settings']>;
}

const texts = 'areas.website-modules.edit.groups';

/** The groups with rules below their ancestors, each with its effect and the reason. */
export function RuleList({ module, targeting, lines, removed, ...handlers }: RuleListProps) {
  const translate = useTranslate();
  const refusalAt = useRefusals();
  const { linesOf } = useSettingLines(module.settingsSchema);
  if (lines.length === 0) return null;
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  const places = new Map(rulesOf(targeting).map(([group], index) => [group, index]));
  const ruleOf = ({ id, path }: RuleLine) => {
    const rule = targeting[id];
    const { side, reason } = effectFor(module, targeting, path);
    const why =
      reason.type === 'rule'
        ? translate(`${texts}.why.${reason.group === id ? 'own' : 'rule'}.${side}`, {
            group: isolate(names.get(reason.group) ?? ''),
          })
        : translate(`${texts}.why.${reason.type === 'schedule' ? reason.phase : reason.type}.${side}`);
    return typeof rule === 'object'
      ? { value: rule.state, own: someOf(rule.settings), why }
      : { value: 'inherit' as const, own: someOf(removed.get(id)), why };
  };
  return (
    <Box component="ul" aria-label={translate(`${texts}.rules`)} sx={frame}>
      {lines.map((line) => (
        <RuleItem
          key={line.id}
          line={line}
          {...ruleOf(line)}
          place={places.get(line.id)}
          error={refusalAt(places.get(line.id))}
          linesOf={linesOf}
          {...handlers}
        />
      ))}
    </Box>
  );
}

const someOf = (settings: Rule['settings']) =>
  Object.keys(settings ?? {}).length > 0 ? settings : undefined;

/** The server's errors, by the rules' index in the list that was sent. */
function useRefusals(): (place: number | undefined) => string | undefined {
  const { errors } = useFormState({ name: 'targeting' });
  const rules: unknown = errors.targeting && 'rules' in errors.targeting ? errors.targeting.rules : undefined;
  return (place) => {
    if (place === undefined || typeof rules !== 'object' || rules === null) return undefined;
    const error: unknown = Reflect.get(rules, place);
    const message: unknown =
      typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
    return typeof message === 'string' ? message : undefined;
  };
}

const frame = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
