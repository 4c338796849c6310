import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { useFormChange } from '@/records/form/formChange';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';
import { useDescription } from '@/records/inputs/useFormField';
import { takeFocus } from '@/ui/focus/takeFocus';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Module } from '../../moduleSchema';
import { defaultOf, type Rule, rulesOf, type Side, type Targeting, targetingSchema } from '../../targeting';
import { LostModulesNote } from './LostModulesNote';
import { RuleList } from './RuleList';
import { useEffects } from './useEffects';
import { useRuleLines } from './useRuleLines';

const texts = 'areas.website-modules.edit.groups';
const sides = ['on', 'off'] as const;

/** Whom a module is for: the default, and the rules of groups. */
export function GroupsPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const { clearErrors, getFieldState, getValues } = useFormContext();
  const { field } = useController({ name: 'targeting' });
  const { onChange } = field;
  // The form starts with the record, which its schema has parsed.
  const targeting = field.value as Targeting;
  const effectOn = useEffects(module);
  const withoutRule = effectOn([]);
  // The rules of the other version have names too when both are compared.
  const { theirs } = useFormChange();
  const theirTargeting = v.safeParse(targetingSchema, theirs?.targeting);
  const { lines, isLoading, isFailed } = useRuleLines([
    ...rulesOf(targeting),
    ...(theirs && theirTargeting.success ? rulesOf(theirTargeting.output) : []),
  ]);
  const sideName = (side: unknown) =>
    translate(`areas.website-modules.sides.${side === 'off' ? 'off' : 'on'}`);
  useDescription('targeting.default', translate(`${texts}.default`), sideName);
  // Stable, so that only the lines that change are rendered.
  const change = useCallback(
    (by: (now: Targeting) => Targeting) => {
      // Errors are named by index, which no longer matches. Clearing none would render every field.
      if (getFieldState('targeting').error !== undefined) clearErrors('targeting');
      onChange(by(getValues('targeting') as Targeting));
    },
    [clearErrors, getFieldState, getValues, onChange],
  );
  // What a removed rule brought comes back with it.
  const [removedSettings, setRemovedSettings] = useState<ReadonlyMap<string, Rule['settings']>>(new Map());
  const ruleFor = useCallback(
    (group: string, previous: Targeting[string] | undefined, state: Side): Rule => ({
      state,
      settings: typeof previous === 'object' ? previous.settings : removedSettings.get(group),
    }),
    [removedSettings],
  );
  const setRule = useCallback(
    (group: string, side: Side | undefined) =>
      change((now) => {
        const { [group]: previous, ...others } = now;
        if (side !== undefined) return { ...now, [group]: ruleFor(group, previous, side) };
        if (typeof previous === 'object')
          setRemovedSettings((last) => new Map(last).set(group, previous.settings));
        return others;
      }),
    [change, ruleFor],
  );
  const dropSettings = useCallback(
    (group: string) =>
      change((now) => {
        const rule = now[group];
        return typeof rule === 'object' ? { ...now, [group]: { ...rule, settings: undefined } } : now;
      }),
    [change],
  );
  const add = useCallback(
    (group: string) =>
      // The opposite of the default, or there would be no need for a rule.
      change((now) =>
        now[group] === undefined
          ? { ...now, [group]: ruleFor(group, undefined, defaultOf(now) === 'on' ? 'off' : 'on') }
          : now,
      ),
    [change, ruleFor],
  );
  if (isFailed)
    return (
      <Alert severity="warning" variant="outlined" sx={{ maxWidth: 760 }}>
        {translate(`${texts}.nameless`)}
      </Alert>
    );
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Box sx={{ maxWidth: 420 }}>
        <SelectField
          label={translate(`${texts}.default`)}
          value={defaultOf(targeting)}
          onChange={(chosen) => change((now) => ({ ...now, default: chosen === 'off' ? 'off' : 'on' }))}
          options={sides.map((value) => ({ value, label: translate(`${texts}.defaults.${value}`) }))}
        />
        {withoutRule.via.type === 'default' ? (
          <LostModulesNote lost={withoutRule.lost} lostCount={withoutRule.lostCount} />
        ) : null}
      </Box>
      <Typography variant="subtitle2" component="p" sx={{ mt: 1 }}>
        {translate(`${texts}.rules`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate(`${texts}.help`)}
      </Typography>
      {isLoading ? <LoadingState shape="text" /> : null}
      {!isLoading && lines.length === 0 ? <Typography>{translate(`${texts}.none`)}</Typography> : null}
      <RuleList
        {...{ module, targeting, effectOn, lines, removed: removedSettings }}
        onChange={setRule}
        onDropSettings={dropSettings}
      />
      <AddGroup onAdd={add} />
    </Box>
  );
}

/** Adds a rule for a group. Memoized, so that a change of a rule does not render it. */
const AddGroup = memo(function AddGroup({ onAdd }: { onAdd: (group: string) => void }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const [added, setAdded] = useState(0);
  return (
    <Box sx={{ maxWidth: 420, mt: 2 }}>
      <RecordPicker<AudienceOption>
        {...audienceGroups}
        label={translate(`${texts}.add`)}
        useReason={() =>
          ({ id }) =>
            getValues(`targeting.${id}`) === undefined ? undefined : translate(`${texts}.hasRule`)
          }
        value={null}
        // Empty and focused again after each choice.
        key={added}
        inputRef={added > 0 ? takeFocus : undefined}
        onChange={(group) => {
          if (group === null) return;
          setAdded(added + 1);
          onAdd(group);
        }}
      />
    </Box>
  );
});
