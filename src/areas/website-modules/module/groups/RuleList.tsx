import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isolate } from '@/ui/isolate';
import { framed } from '@/ui/page/framed';
import type { Json } from '../../checks/schema/json';
import type { Module } from '../../moduleSchema';
import type { Side } from '../../targeting';
import type { GroupSettings, Sides } from '../ruleForm';
import { formName, fromForm } from '../settings/formNames';
import { useSettingLines } from '../useSettingLines';
import { RuleItem } from './RuleItem';
import type { Effect } from './useEffects';
import type { RuleLine } from './useRuleLines';

interface RuleListProps {
  module: Module;
  sides: Sides;
  groupSettings: GroupSettings;
  effectOn: (path: readonly string[]) => Effect;
  lines: readonly RuleLine[];
  /** Undefined: the group inherits. */
  onChange: (group: string, side: Side | undefined) => void;
  onDropSettings: (group: string) => void;
}

const texts = 'areas.website-modules.edit.groups';

/** The groups with rules below their ancestors, each with its effect and the reason. */
export function RuleList({ module, sides, groupSettings, effectOn, lines, ...handlers }: RuleListProps) {
  const translate = useTranslate();
  const refusalOf = useRefusals();
  const { linesOf } = useSettingLines(module.settingsSchema);
  if (lines.length === 0) return null;
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  const ruleOf = ({ id, path }: RuleLine) => {
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
    return {
      value: sides[id] ?? ('inherit' as const),
      settings: someOf(groupSettings[formName(id)]),
      why,
      ...loss,
    };
  };
  return (
    <Box component="ul" aria-label={translate(`${texts}.rules`)} sx={frame}>
      {lines.map((line) => (
        <RuleItem
          key={line.id}
          line={line}
          {...ruleOf(line)}
          module={module}
          error={refusalOf(line.id)}
          linesOf={linesOf}
          {...handlers}
        />
      ))}
    </Box>
  );
}

/** The settings that are set; undefined without any. */
function someOf(settings: Json | undefined): Json | undefined {
  const set = Object.entries(fromForm(settings ?? {})).filter(([, value]) => value !== undefined);
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** The server's errors, by the rules' group. */
function useRefusals(): (group: string) => string | undefined {
  const { errors } = useFormState({ name: 'targeting' });
  return (group) => {
    const message: unknown = Object(Object(errors.targeting)[group]).message;
    return typeof message === 'string' ? message : undefined;
  };
}

const frame = { ...framed, m: 0, p: 0, listStyle: 'none' } as const;
