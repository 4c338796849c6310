import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { pathText } from '@/people/pathText';
import { useDescription } from '@/records/inputs/useFormField';
import { LoadingState } from '@/ui/state/LoadingState';
import { settingsFor } from '../../checks/delivery';
import { declaredNames } from '../../checks/schema/declaredNames';
import { isJson, type Json } from '../../checks/schema/json';
import { wholeOf } from '../../checks/settingRules';
import type { Module } from '../../moduleSchema';
import { sentTargeting } from '../../targeting';
import { groupSource, type RuleValues, writeRules } from '../ruleForm';
import { eachLanguage, useSettingLines } from '../useSettingLines';
import { formName, fromForm } from './formNames';
import { InLanguages } from './InLanguages';
import { JsonSetting } from './JsonSetting';
import { OwnSetting } from './OwnSetting';
import { SettingSearch } from './SettingSearch';
import { type GroupStep, useGroupSteps } from './useGroupSteps';
import { useSettings } from './useSettings';

const texts = 'areas.website-modules.edit';

interface GroupSettingsFormProps {
  module: Module;
  /** Its id. */
  group: string;
}

/** The settings of a group: those of its own rule, and the inherited ones. */
export function GroupSettingsForm({ module, group }: GroupSettingsFormProps) {
  const translate = useTranslate();
  const { steps, isLoading, isGone, isFailed } = useGroupSteps(group);
  if (isLoading) return <LoadingState shape="text" />;
  if (isGone || isFailed)
    return (
      <Alert severity="warning" variant="outlined">
        {translate(isGone ? 'areas.website-modules.byGroup.gone' : `${texts}.groups.nameless`)}
      </Alert>
    );
  return <Fields module={module} steps={steps} />;
}

/** What a group has without a rule of its own, by setting: the value, and the group whose rule sets it. */
type Inherited = ReturnType<typeof settingsFor>;

/** Follows what is typed for everyone and for the groups above. */
function useInherited(steps: readonly GroupStep[]): Inherited {
  const above = steps.slice(0, -1).map(({ id }) => id);
  return useWatch({
    name: ['settings', 'targeting', 'groupSettings'],
    compute: ([settings, targeting, groupSettings]: readonly [unknown, ...unknown[]]) => {
      const typed: unknown = fromForm(settings);
      // `moduleShape` has made both.
      const rules = writeRules({ targeting, groupSettings } as RuleValues);
      return settingsFor(isJson(typed) ? typed : {}, sentTargeting(rules), above);
    },
  });
}

interface FieldsProps {
  module: Module;
  steps: readonly GroupStep[];
}

function Fields({ module, steps }: FieldsProps) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const group = steps.at(-1);
  const source = groupSource(`group:${group?.id}`);
  const inherited = useInherited(steps);
  const values = useMemo(
    (): Json => Object.fromEntries(Object.entries(inherited).map(([name, { value }]) => [name, value])),
    [inherited],
  );
  const whole = wholeOf(module.settingsSchema);
  const settings = useSettings(whole, { source, stored: undefined, inherited: values });
  const declared = declaredNames(whole.schema, whole.root);
  const own = useWatch({
    name: source,
    compute: (typed: unknown) =>
      Object.entries(Object(fromForm(typed))).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  });
  const { linesOf } = useSettingLines(module.settingsSchema);
  useDescription(source, pathText(steps), (value) =>
    isJson(value) ? linesOf(fromForm(value), eachLanguage).join('\n') : null,
  );
  const nameOf = new Map(steps.map(({ id, name }) => [id, name]));
  const sourceOf = (name: string) => `${source}.${formName(name)}`;
  // What is inherited is read where it comes from.
  const placeOf = useCallback(
    (name: string) => {
      const from = inherited[name]?.groupId;
      const around = from === undefined ? 'settings' : groupSource(`group:${from}`);
      return `${own.includes(name) ? source : around}.${formName(name)}`;
    },
    [inherited, own, source],
  );
  const fields = settings.map((setting) => (
    <OwnSetting
      key={setting.name}
      module={module}
      setting={setting}
      source={sourceOf(setting.name)}
      group={group?.name ?? ''}
      inherited={values[setting.name] ?? setting.preset}
      from={nameOf.get(inherited[setting.name]?.groupId ?? '')}
    />
  ));
  // An older release may have left settings that the schema does not have.
  const others = Object.keys(Object(fromForm(getValues(source)))).filter((name) => !declared.has(name));
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {own.length > 0
          ? translate(`${texts}.settings.ownCount`, { smart_count: own.length })
          : translate(`${texts}.settings.ownNone`)}
      </Typography>
      <InLanguages settings={settings} sourceOf={placeOf}>
        <SettingSearch settings={settings} source={source}>
          {fields}
        </SettingSearch>
      </InLanguages>
      {others.map((name) => (
        <JsonSetting key={name} rule={undefined} source={sourceOf(name)} label={name} />
      ))}
    </>
  );
}
