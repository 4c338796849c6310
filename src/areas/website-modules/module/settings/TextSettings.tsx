import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextField } from '@/records/inputs/FormTextField';
import { useSource } from '@/records/inputs/useFormField';
import { isWebAddress } from '@/records/values/webAddress';
import { useShell } from '@/ui/shell';
import { textFormats } from '../../checks/textFormats';

const texts = 'areas.website-modules.edit.settings';

type TextProps = ComponentProps<typeof FormTextField>;

/** A colour, typed or picked with the browser's palette. */
export function ColorSetting(props: TextProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const name = useSource(props.source);
  const value = String(useWatch({ name }) ?? '');
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flexGrow: 1 }}>
        <FormTextField {...props} />
      </Box>
      <Box
        component="input"
        type="color"
        aria-label={translate(`${texts}.palette`, { name: props.label })}
        value={textFormats.color?.(value) ? value : '#000000'}
        onChange={({ target }: { target: HTMLInputElement }) =>
          setValue(name, target.value, { shouldDirty: true, shouldValidate: true })
        }
        sx={{
          width: 44,
          height: 44,
          mt: '36px',
          p: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'transparent',
        }}
      />
    </Box>
  );
}

/** The address of an image, with the image itself if its origin is allowed. */
export function ImageSetting(props: TextProps) {
  const { mediaOrigins } = useShell();
  const value = String(useWatch({ name: useSource(props.source) }) ?? '');
  const isShown = isWebAddress(value) && [location.origin, ...mediaOrigins].includes(new URL(value).origin);
  return (
    <>
      <FormTextField {...props} />
      {isShown ? (
        <Box
          component="img"
          src={value}
          alt=""
          loading="lazy"
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 160, mb: 2 }}
        />
      ) : null}
    </>
  );
}
