import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { IsolatedText } from '@/people/audience/AudienceText';
import { useDescription } from '@/records/inputs/useFormField';
import { useFormLanguage } from '@/records/languages/formLanguage';
import { isolate } from '@/ui/isolate';
import { named } from '@/ui/tips/tip';
import type { Module } from '../../moduleSchema';
import { eachLanguage, useSettingWords } from '../useSettingLines';
import { focusInput } from './focusInput';
import type { Setting } from './readSettings';
import { SettingFields } from './SettingFields';
import { SettingInput } from './SettingInput';
import { SettingRow } from './SettingRow';
import { useHiddenSetting } from './settingFilter';

interface OwnSettingProps {
  module: Module;
  setting: Setting;
  /** `groupSettings.group:g1.teaserLength` */
  source: string;
  /** The name of the group. */
  group: string;
  /** What holds without a value of its own. */
  inherited: unknown;
  /** The group whose rule sets that; undefined for the module's own settings. */
  from: string | undefined;
}

const texts = 'areas.website-modules.edit.settings';

/** A setting of a group: its own value with a way back to the inherited one, or the inherited one with a way to set another. */
export function OwnSetting({ module, setting, source, group, inherited, from }: OwnSettingProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const row = useRef<HTMLDivElement>(null);
  const isOwn = useWatch({ name: source, compute: (value: unknown) => value !== undefined });
  const hasChanged = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (hasChanged.current) isOwn ? focusInput(row.current) : row.current?.querySelector('button')?.focus();
    hasChanged.current = false;
  }, [isOwn]);
  const set = (value: unknown) => {
    hasChanged.current = true;
    setValue(source, value, { shouldDirty: true });
  };
  const { title, kind } = setting;
  const { current: language } = useFormLanguage();
  const text = useSettingWords()(setting, inherited, language) || translate('records.nothing');
  const isHidden = useHiddenSetting(source);
  if (!isOwn)
    return (
      <InheritedSetting
        {...{ setting, source, text, from }}
        setText={translate(`${texts}.set`, { name: title, group })}
        onSet={() => set(structuredClone(inherited) ?? emptyValue(setting))}
        isHidden={isHidden}
        ref={row}
      />
    );
  return (
    <SettingRow
      ref={row}
      mark={translate(`${texts}.own`, { group })}
      resetText={translate(`${texts}.inherit`, { name: title, value: text })}
      onReset={() => set(undefined)}
      isLine={kind === 'boolean' || kind === 'group'}
      isHidden={isHidden}
    >
      <SettingInput
        {...{ module, setting, source }}
        stored={undefined}
        hint={undefined}
        Fields={SettingFields}
      />
    </SettingRow>
  );
}

interface InheritedSettingProps extends Pick<OwnSettingProps, 'setting' | 'source' | 'from'> {
  /** Its value in words. */
  text: string;
  /** The name of the button that sets another value. */
  setText: string;
  onSet: () => void;
  isHidden: boolean;
  ref: React.Ref<HTMLDivElement>;
}

function InheritedSetting({
  setting,
  source,
  text,
  from,
  setText,
  onSet,
  isHidden,
  ref,
}: InheritedSettingProps) {
  const translate = useTranslate();
  const inWords = useSettingWords();
  useDescription(source, setting.title, (value) =>
    value === undefined
      ? translate('areas.website-modules.edit.groups.values.inherit')
      : inWords(setting, value, eachLanguage),
  );
  return (
    <Box ref={ref} sx={look} hidden={isHidden}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle2' }}>
          <bdi>{setting.title}</bdi>
        </Box>
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <bdi>{text}</bdi>
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <IsolatedText
            text={
              from === undefined
                ? translate(`${texts}.fromEveryone`)
                : translate(`${texts}.from`, { group: isolate(from) })
            }
          />
        </Box>
      </Box>
      <IconButton {...named(setText)} onClick={onSet} sx={{ width: 40, flexShrink: 0 }}>
        <EditOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** The value with which a setting begins that has none. */
function emptyValue({ kind }: Setting): unknown {
  if (kind === 'boolean') return false;
  if (kind === 'localized' || kind === 'group') return {};
  return ['list', 'choices', 'entries'].includes(kind) ? [] : null;
}

const look = {
  '&:not([hidden])': { display: 'flex' },
  alignItems: 'center',
  gap: 0.5,
  my: 1.5,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
