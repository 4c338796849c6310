import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isolate } from '@/ui/isolate';
import type { Module } from '../../moduleSchema';
import { type Rule, rulesOf, type Side, type Targeting } from '../../targeting';
import { useSettingLines } from '../useSettingLines';
import { RuleItem } from './RuleItem';
import type { Effect } from './useEffects';
import type { RuleLine } from './useRuleLines';

interface RuleListProps {
  module: Module;
  targeting: Targeting;
  effectOn: (path: readonly string[]) => Effect;
  lines: readonly RuleLine[];
  /** Undefined removes the rule, so that the group inherits. */
  onChange: (group: string, side: Side | undefined) => void;
  onDropSettings: (group: string) => void;
  /** The settings of the rules that were removed here, by group. */
  removed: ReadonlyMap<string, Rule['settings']>;
}

const texts = 'areas.website-modules.edit.groups';

/** The groups with rules below their ancestors, each with its effect and the reason. */
export function RuleList({ module, targeting, effectOn, lines, removed, ...handlers }: RuleListProps) {
  const translate = useTranslate();
  const refusalAt = useRefusals();
  const { linesOf } = useSettingLines(module.settingsSchema);
  if (lines.length === 0) return null;
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  const indexes = new Map(rulesOf(targeting).map(([group], index) => [group, index]));
  const ruleOf = ({ id, path }: RuleLine) => {
    const rule = targeting[id];
    const { side, via, needed, lost, lostCount } = effectOn(path);
    const decides = via.type === 'rule' ? `group:${via.groupId}` : undefined;
    const key =
      via.type === 'rule'
        ? decides === id
          ? 'own'
          : 'rule'
        : via.type === 'schedule'
          ? via.phase
          : via.type;
    const why = translate(`${texts}.why.${key}.${side}`, {
      group: isolate(names.get(decides ?? '') ?? ''),
      module: isolate(needed),
    });
    // Said once, where the rule is.
    const loss = decides === id ? { lost, lostCount } : { lost: '', lostCount: 0 };
    return typeof rule === 'object'
      ? { value: rule.state, settings: someOf(rule.settings), why, ...loss }
      : { value: 'inherit' as const, settings: someOf(removed.get(id)), why, ...loss };
  };
  return (
    <Box component="ul" aria-label={translate(`${texts}.rules`)} sx={frame}>
      {lines.map((line) => (
        <RuleItem
          key={line.id}
          line={line}
          {...ruleOf(line)}
          index={indexes.get(line.id)}
          error={refusalAt(indexes.get(line.id))}
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
function useRefusals(): (index: number | undefined) => string | undefined {
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
