import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { useFormChange } from '@/records/form/formChange';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { SelectField } from '@/records/inputs/SelectField';
import { useDescription } from '@/records/inputs/useFormField';
import { takeFocus } from '@/ui/focus/takeFocus';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Module } from '../../moduleSchema';
import type { Side } from '../../targeting';
import { type GroupSettings, groupSource, type Sides } from '../ruleForm';
import { settingName } from '../settings/formNames';
import { LostModulesNote } from './LostModulesNote';
import { RuleList } from './RuleList';
import { useEffects } from './useEffects';
import { useRuleLines } from './useRuleLines';

const texts = 'areas.website-modules.edit.groups';
const bothSides = ['on', 'off'] as const;

/** Whom a module is for: the default, and the rules of groups. */
export function GroupsPart({ module }: { module: Module }) {
  const translate = useTranslate();
  const { clearErrors, getFieldState, getValues, setValue } = useFormContext();
  const { field } = useController({ name: 'targeting' });
  const { onChange } = field;
  // The form starts with the record, which its schema has parsed.
  const sides = field.value as Sides;
  const groupSettings = useWatch({ name: 'groupSettings' }) as GroupSettings;
  const effectOn = useEffects(module);
  const withoutRule = effectOn([]);
  // The rules of the other version have names too when both are compared.
  const { theirs } = useFormChange();
  const { lines, isLoading, isFailed } = useRuleLines([
    ...ruledGroups(sides, groupSettings),
    ...ruledGroups(theirs?.targeting, theirs?.groupSettings),
  ]);
  const sideName = (side: unknown) =>
    translate(`areas.website-modules.sides.${side === 'off' ? 'off' : 'on'}`);
  useDescription('targeting.default', translate(`${texts}.default`), sideName);
  // Stable, so that only the lines that change are rendered.
  const change = useCallback(
    (by: (now: Sides) => Sides) => {
      // Clearing none would render every field.
      if (getFieldState('targeting').error !== undefined) clearErrors('targeting');
      onChange(by(getValues('targeting') as Sides));
    },
    [clearErrors, getFieldState, getValues, onChange],
  );
  const setRule = useCallback(
    (group: string, side: Side | undefined) =>
      change((now) => {
        const { [group]: _previous, ...others } = now;
        return side === undefined ? others : { ...now, [group]: side };
      }),
    [change],
  );
  const dropSettings = useCallback(
    (group: string) => {
      const source = groupSource(group);
      const dropped = Object.keys(Object(getValues(source))).map((name) => [name, undefined]);
      setValue(source, Object.fromEntries(dropped), { shouldDirty: true });
    },
    [getValues, setValue],
  );
  const add = useCallback(
    (group: string) =>
      // The opposite of the default, or there would be no need for a rule.
      change((now) => ({ ...now, [group]: now.default === 'off' ? 'on' : 'off' })),
    [change],
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
          value={sides.default ?? 'on'}
          onChange={(chosen) => change((now) => ({ ...now, default: chosen === 'off' ? 'off' : 'on' }))}
          options={bothSides.map((value) => ({ value, label: translate(`${texts}.defaults.${value}`) }))}
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
        {...{ module, sides, groupSettings, effectOn, lines }}
        onChange={setRule}
        onDropSettings={dropSettings}
      />
      <AddGroup onAdd={add} />
    </Box>
  );
}

/** The groups with a rule, or with settings of their own. */
const ruledGroups = (sides: unknown, groupSettings: unknown): string[] => [
  ...Object.keys(Object(sides)).filter((group) => group !== 'default'),
  ...Object.entries(Object(groupSettings)).flatMap(([group, values]) =>
    Object.values(Object(values)).some((value) => value !== undefined) ? [settingName(group)] : [],
  ),
];

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
            (getValues('targeting') as Sides)[id] === undefined ? undefined : translate(`${texts}.hasRule`)
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
