import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSame } from '@/records/form/changedFields';
import { useSource } from '@/records/inputs/useFormField';
import { named } from '@/ui/tips/tip';
import { useSettingWords } from '../useSettingLines';
import type { Setting } from './readSettings';

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
  const inputs = useRef<HTMLDivElement>(null);
  const { preset, title, kind } = setting;
  const value: unknown = useWatch({ name });
  const isChanged = preset !== undefined && value !== undefined && !isSame(value, preset);
  const presetText = useSettingWords()(setting, preset);
  const changedText = translate(`${texts}.changed`);
  const resetText = translate(`${texts}.reset`, { name: title, value: presetText });
  const isUnset = preset !== undefined && !isStored && !isChanged;
  // An emptied number or date is not stored.
  const hint = isUnset
    ? translate(`${texts}.isDefault`)
    : value === null && isChanged
      ? translate(`${texts}.ifEmpty`, { value: presetText })
      : undefined;
  const resetValue = () => {
    setValue(name, preset, { shouldDirty: true, shouldValidate: true });
    // The button is about to disappear.
    inputs.current?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus();
  };
  return (
    <Box sx={frame}>
      {isChanged ? (
        <Box component="span" role="img" aria-label={changedText} title={changedText} sx={dot} />
      ) : null}
      <Box ref={inputs} sx={{ flexGrow: 1, minWidth: 0 }}>
        {children(hint)}
      </Box>
      {isChanged && kind !== 'secret' ? (
        <IconButton
          {...named(resetText)}
          // Leaving another field now may show or hide an error, which would move the button away from the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={resetValue}
          sx={[reset, kind !== 'boolean' && { mt: { sm: '38px' } }]}
        >
          <RestartAlt fontSize="small" />
        </IconButton>
      ) : (
        <Box sx={{ width: 40, flexShrink: 0, display: { xs: 'none', sm: 'block' } }} />
      )}
    </Box>
  );
}

/** Beside the field, or next to its label if there is little room. */
const reset = {
  width: 40,
  flexShrink: 0,
  position: { xs: 'absolute', sm: 'static' },
  insetInlineEnd: 0,
  top: -4,
} as const;
const frame = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
/** In the page's margin, so that fields stay aligned. */
const dot = {
  position: 'absolute',
  insetInlineStart: -14,
  top: 14,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;
