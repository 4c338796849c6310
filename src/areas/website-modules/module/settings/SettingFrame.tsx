import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSame } from '@/records/form/changedFields';
import { useSource } from '@/records/inputs/useFormField';
import { useSettingWords } from '../useSettingLines';
import { focusInput } from './focusInput';
import type { Setting } from './readSettings';
import { SettingRow } from './SettingRow';

interface SettingFrameProps {
  setting: Setting;
  source: string;
  isStored: boolean;
  /** Gets the sentence about the default, if there is something to say. */
  children: (hint: string | undefined) => ReactNode;
}

const texts = 'areas.website-modules.edit.settings';

/** A setting with a mark and a reset button if its value is not the default, and a sentence if nothing is stored. */
export function SettingFrame({ setting, source, isStored, children }: SettingFrameProps) {
  const name = useSource(source);
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const row = useRef<HTMLDivElement>(null);
  const { preset, title, kind } = setting;
  const value: unknown = useWatch({ name });
  const isChanged = preset !== undefined && value !== undefined && !isSame(value, preset);
  const presetText = useSettingWords()(setting, preset);
  const isUnset = preset !== undefined && !isStored && !isChanged;
  // An emptied number or date is not stored.
  const hint = isUnset
    ? translate(`${texts}.isDefault`)
    : value === null && isChanged
      ? translate(`${texts}.ifEmpty`, { value: presetText })
      : undefined;
  return (
    <SettingRow
      ref={row}
      mark={isChanged ? translate(`${texts}.changed`) : undefined}
      resetText={
        isChanged && kind !== 'secret'
          ? translate(`${texts}.reset`, { name: title, value: presetText })
          : undefined
      }
      onReset={() => {
        setValue(name, preset, { shouldDirty: true, shouldValidate: true });
        // The button is about to disappear.
        focusInput(row.current);
      }}
      isLine={kind === 'boolean'}
    >
      {children(hint)}
    </SettingRow>
  );
}
