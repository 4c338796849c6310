import { useLocaleState, useTranslate } from 'react-admin';
import * as v from 'valibot';
import type { AudienceOption } from '@/people/audience/audience';
import { pathText } from '@/people/pathText';
import { audienceGroups } from '@/people/references';
import { isSame } from '@/records/form/changedFields';
import { RecordHistory } from '@/records/history/RecordHistory';
import type { HistoryEvent } from '@/records/history/useHistory';
import { useNames } from '@/records/references/useNames';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { withDefaults } from '../checks/settingDefaults';
import type { Module } from '../moduleSchema';
import { defaultOf, rulesOf, type Side, type Targeting, targetingSchema } from '../targeting';
import { UndoSwitch } from './UndoSwitch';
import { useModuleSave } from './useModuleSave';
import { eachLanguage, useSettingLines } from './useSettingLines';

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const changeOf = (event: HistoryEvent | undefined, field: string) =>
  event?.changes.find((change) => change.field === field);

/** The names of the settings that an event changed; what was not stored had its default. */
function changedSettings(event: HistoryEvent | undefined, schema: unknown): string[] {
  const change = changeOf(event, 'settings');
  const before = withDefaults(schema, valuesOf(change?.before));
  const after = withDefaults(schema, valuesOf(change?.after));
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}

/** A module's history, setting by setting; restoring a change affects its settings only. */
export function HistoryPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const save = useModuleSave();
  const { titleOf, linesOf } = useSettingLines(module.settingsSchema);
  const format = (field: string, value: unknown, event?: HistoryEvent) => {
    if (field === 'settings') {
      const names = changedSettings(event, module.settingsSchema);
      const linesIn = (side: unknown) => {
        const values = valuesOf(side);
        return linesOf(Object.fromEntries(names.map((name) => [name, values[name]])), eachLanguage);
      };
      const { before, after } = changeOf(event, field) ?? {};
      const others = new Set(linesIn(value === before ? after : before));
      const lines = linesIn(value).filter((line) => !others.has(line));
      return lines.join('\n') || translate('records.nothing');
    }
    if (field === 'secretsSet')
      return Array.isArray(value) ? value.map(String).map(titleOf).join(', ') || undefined : undefined;
    if (field === 'state')
      return translate(`areas.website-modules.states.${String(value)}`, { _: String(value) });
    if (field === 'targeting') {
      const parsed = v.safeParse(targetingSchema, value);
      return parsed.success ? <RulesText targeting={parsed.output} linesOf={linesOf} /> : undefined;
    }
    // The button says with how many others.
    if (field === 'lastSwitch') return '';
    if (field !== 'schedule') return undefined;
    const { from, to } = valuesOf(value);
    const when = (moment: unknown) =>
      typeof moment === 'string' ? dateTimeFormat(locale, dateForms.moment).format(Date.parse(moment)) : '…';
    return from || to ? `${when(from)} – ${when(to)}` : undefined;
  };
  const valueBefore = (field: string, previous: unknown, event: HistoryEvent) => {
    if (field === 'targeting') return v.parse(targetingSchema, previous);
    if (field !== 'settings') return previous;
    const values = valuesOf(previous);
    const changed = changedSettings(event, module.settingsSchema).map((name) => [name, values[name]]);
    return { ...module.settings, ...Object.fromEntries(changed) };
  };
  return (
    <RecordHistory
      formatField={format}
      buttonOf={(event) => <UndoSwitch module={module} event={event} />}
      save={(change, _record, send) => save(change, module, send)}
      valuesBefore={(event) => {
        const changes = event.changes.filter(({ field }) => restorable.includes(field));
        return Object.fromEntries(
          changes.map(({ field, before }) => [field, valueBefore(field, before, event)]),
        );
      }}
    />
  );
}

interface RulesTextProps {
  targeting: Targeting;
  linesOf: (settings: Values, language: string) => string[];
}

/** The default, and the rules with the names of their groups and the settings that they bring. */
function RulesText({ targeting, linesOf }: RulesTextProps) {
  const translate = useTranslate();
  const rules = rulesOf(targeting);
  const { recordsById } = useNames(
    audienceGroups,
    rules.map(([group]) => group),
  );
  // Parsed by this reference's schema.
  const groupsById = recordsById as ReadonlyMap<string, AudienceOption>;
  const nameOf = (group: string) => {
    const option = groupsById.get(group);
    return option === undefined ? group.replace(/^group:/, '') : pathText([...option.path, option]);
  };
  const side = (each: Side | undefined) =>
    translate(
      each === undefined
        ? 'areas.website-modules.edit.groups.values.inherit'
        : `areas.website-modules.sides.${each}`,
    );
  return [
    `${translate('areas.website-modules.edit.groups.default')}: ${side(defaultOf(targeting))}`,
    ...rules.map(
      ([group, { state, settings = {} }]) =>
        `${nameOf(group)}: ${[side(state), ...linesOf(settings, eachLanguage)].join('; ')}`,
    ),
  ].join('\n');
}

/** Not the state or secrets. */
const restorable = ['settings', 'targeting', 'schedule'];
