import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isolate } from '@/people/audience/audienceSentence';
import type { Module } from '../../moduleSchema';
import { rulesOf, type Side, type Targeting } from '../../targeting';
import { effectFor } from './effectFor';
import { RuleItem } from './RuleItem';
import type { RuleLine } from './useRuleLines';

interface RuleTreeProps {
  module: Module;
  targeting: Targeting;
  lines: readonly RuleLine[];
  /** Undefined removes the rule, so that the group inherits. */
  onChange: (group: string, side: Side | undefined) => void;
}

const texts = 'areas.website-modules.edit.groups';

/** The next of three values when Space is pressed. */
const turn = (side: Side | undefined): Side | undefined =>
  side === undefined ? 'on' : side === 'on' ? 'off' : undefined;

/** The rules as a tree of groups (WAI-ARIA tree view): arrows move, Space cycles through on, off and inherited. */
export function RuleTree({ module, targeting, lines, onChange }: RuleTreeProps) {
  const translate = useTranslate();
  const tree = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const focusedId = lines.some(({ id }) => id === current) ? current : lines[0]?.id;
  const names = new Map(lines.map(({ id, name }) => [id, name]));
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
      ? { value: rule.state, own: Object.keys(rule.settings ?? {}).length, why }
      : { value: 'inherit' as const, own: 0, why };
  };
  const refusalAt = useRefusals();
  const places = new Map(rulesOf(targeting).map(([group], index) => [group, index]));

  const move = (event: KeyboardEvent, index: number) => {
    const line = lines[index];
    if (line === undefined) return;
    event.preventDefault();
    setCurrent(line.id);
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = lines.findIndex(({ id }) => id === focusedId);
    const line = lines[index];
    if (line === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const sideOf = targeting[line.id];
    switch (event.key) {
      case 'ArrowDown':
        return move(event, index + 1);
      case 'ArrowUp':
        return move(event, index - 1);
      case 'ArrowRight':
        return lines[index + 1]?.level === line.level + 1 ? move(event, index + 1) : undefined;
      case 'ArrowLeft':
        return move(
          event,
          lines.findIndex(({ id }) => id === line.path.at(-2)),
        );
      case 'Home':
        return move(event, 0);
      case 'End':
        return move(event, lines.length - 1);
      case ' ':
        event.preventDefault();
        return onChange(line.id, turn(typeof sideOf === 'object' ? sideOf.state : undefined));
    }
  };
  return (
    <Box ref={tree} role="tree" aria-label={translate(`${texts}.rules`)} onKeyDown={onKeyDown} sx={frame}>
      {lines.map((line) => (
        <RuleItem
          key={line.id}
          line={line}
          {...ruleOf(line)}
          place={places.get(line.id)}
          error={refusalAt(places.get(line.id))}
          isCurrent={line.id === focusedId}
          onFocus={setCurrent}
          onChange={onChange}
        />
      ))}
    </Box>
  );
}

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

const frame = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' } as const;
