import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AudienceOption } from '@/people/audience/audience';
import { pathText } from '@/people/pathText';
import { audienceGroups } from '@/people/references';
import { useFormChange } from '@/records/form/formChange';
import { useDescription } from '@/records/inputs/useFormField';
import { useNames } from '@/records/references/useNames';
import { isJson } from '../../checks/schema/json';
import type { Module } from '../../moduleSchema';
import { type GroupSettings, groupSource } from '../ruleForm';
import { eachLanguage, useSettingLines } from '../useSettingLines';
import { formName, fromForm, settingName } from './formNames';

interface OwnSettingNamesProps {
  module: Module;
  /** The ids of the groups whose fields name themselves. */
  shownGroups: readonly string[];
}

/** Names the settings of groups for the comparison of two versions, also of those that only the other version has. */
export function OwnSettingNames({ module, shownGroups }: OwnSettingNamesProps) {
  const { theirs } = useFormChange();
  const mine = useWatch({
    name: 'groupSettings',
    compute: (settings: GroupSettings) => Object.keys(settings).map(settingName),
  });
  const groups = new Set([...mine, ...Object.keys(Object(theirs?.groupSettings)).map(settingName)]);
  const named = [...groups].filter((group) => !shownGroups.some((each) => group === `group:${each}`));
  const { recordsById: groupsById } = useNames(audienceGroups, named);
  return named.map((group) => {
    // Parsed by this reference's schema.
    const option = groupsById.get(group) as AudienceOption | undefined;
    return <Names key={group} module={module} group={group} option={option} theirs={theirs?.groupSettings} />;
  });
}

interface NamesProps {
  module: Module;
  group: string;
  option: AudienceOption | undefined;
  /** The settings of groups in the other version. */
  theirs: unknown;
}

function Names({ module, group, option, theirs }: NamesProps) {
  const translate = useTranslate();
  const source = groupSource(group);
  const { linesOf } = useSettingLines(module.settingsSchema);
  const gone = translate('areas.website-modules.edit.groups.gone');
  useDescription(source, option === undefined ? gone : pathText([...option.path, option]), (value) =>
    isJson(value) ? linesOf(fromForm(value), eachLanguage).join('\n') : null,
  );
  const mine = useWatch({ name: source, compute: (values: unknown) => Object.keys(Object(values)) });
  const names = new Set([...mine, ...Object.keys(Object(Object(theirs)[formName(group)]))].map(settingName));
  return [...names].map((name) => <Name key={name} module={module} source={source} name={name} />);
}

function Name({ module, source, name }: { module: Module; source: string; name: string }) {
  const translate = useTranslate();
  const { titleOf, textOf } = useSettingLines(module.settingsSchema);
  useDescription(`${source}.${formName(name)}`, titleOf(name), (value) =>
    value === undefined
      ? translate('areas.website-modules.edit.groups.values.inherit')
      : textOf(name, value, eachLanguage),
  );
  return null;
}
