import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSame } from '@/records/form/changedFields';
import { FormTextField } from '@/records/inputs/FormTextField';
import { type FormFieldProps, useFormField } from '@/records/inputs/useFormField';
import { idsOf } from '@/records/references/defineReference';
import { isWebAddress } from '@/records/values/webAddress';
import { useShell } from '@/ui/shell';
import { textFormats } from '../../checks/textFormats';

const texts = 'areas.website-modules.edit.settings';

/** Stands for a line break within an entry. */
const breakSign = '↵';

const lineOf = (entry: string) => entry.replaceAll(/\r\n|\r|\n/g, breakSign);

/** The entries of a text, one per line. A line that shows one of `entries` is that entry, with its spaces and line breaks. */
const entriesIn = (text: string, entries: readonly string[]) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(
      (line) => entries.find((entry) => lineOf(entry) === line) ?? line.trim().replaceAll(breakSign, '\n'),
    );

/** A list of texts, one per line. */
export function ListSetting({
  source,
  label,
  required = false,
  help,
  maxLength,
}: FormFieldProps & { maxLength: number }) {
  const translate = useTranslate();
  const rules = {
    empty: [],
    messageArgs: { max: maxLength },
    validate: (value: unknown) =>
      idsOf(value).some((each) => each.length > maxLength) ? 'records.inputs.tooLong' : undefined,
    format: (value: unknown) => idsOf(value).join('\n') || null,
  };
  const { field, label: caption, error } = useFormField({ source, label, required }, rules);
  const { ref, value, onChange, ...input } = field;
  const entries = idsOf(value);
  // Empty lines and spaces at the end are shown while typing, but are not part of the entries.
  const [draft, setDraft] = useState({ text: '', lastEntries: entries });
  const isTyped = isSame(entriesIn(draft.text, draft.lastEntries), entries);
  const { text, lastEntries } = isTyped
    ? draft
    : { text: entries.map(lineOf).join('\n'), lastEntries: entries };
  return (
    <TextField
      {...input}
      inputRef={ref}
      value={text}
      onChange={({ target }) => {
        setDraft({ text: target.value, lastEntries });
        onChange(entriesIn(target.value, lastEntries));
      }}
      label={caption}
      multiline
      minRows={3}
      maxRows={12}
      error={error !== undefined}
      helperText={error ?? [help, translate(`${texts}.onePerLine`)].filter(Boolean).join(' ')}
      slotProps={{
        inputLabel: { required },
        htmlInput: { dir: 'auto', 'aria-required': required || undefined },
      }}
    />
  );
}

type TextProps = ComponentProps<typeof FormTextField>;

/** A colour, typed or picked with the browser's palette. */
export function ColorSetting(props: TextProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const value = String(useWatch({ name: props.source }) ?? '');
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
          setValue(props.source, target.value, { shouldDirty: true, shouldValidate: true })
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
  const value = String(useWatch({ name: props.source }) ?? '');
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
