import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFormLanguage } from '../languages/formLanguage';
import { FormTextField } from './FormTextField';
import { useCaption, useDescription, useSource } from './useFormField';

/**
 * A text in several languages, stored as `{ de: '...', en: '...' }`: the one in the language of the `LanguageTabs` around. If it is
 * required, the default language must have it.
 */
export function FormLocalizedField({ required, label, ...field }: ComponentProps<typeof FormTextField>) {
  const translate = useTranslate();
  const { languages, current } = useFormLanguage();
  const source = useSource(field.source);
  const caption = useCaption(source, label);
  const { getFieldState } = useFormContext();
  // The field's own state: subscribing to the whole form would render all fields on each change.
  const errorMessage = getFieldState(source, useFormState({ name: source })).error?.message;
  useDescription(source, caption, (value) => {
    const texts = new Map(Object.entries(Object(value)));
    const lines = languages.flatMap(({ value: code, label: name }) =>
      texts.get(code) ? [`${name}: ${texts.get(code)}`] : [],
    );
    return lines.join('\n') || null;
  });
  return (
    <Box>
      {languages.map(({ value: code, label: language }, index) => (
        <Box key={code} hidden={code !== current}>
          <FormTextField
            {...field}
            source={`${field.source}.${code}`}
            label={
              languages.length > 1
                ? translate('records.languages.label', { label: caption, language })
                : caption
            }
            language={code}
            required={required && index === 0}
          />
        </Box>
      ))}
      {errorMessage === undefined ? null : <FormHelperText error>{errorMessage}</FormHelperText>}
    </Box>
  );
}
