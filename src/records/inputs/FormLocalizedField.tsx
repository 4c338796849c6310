import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useOpenWrong } from '../tabs/useOpenWrong';
import { FieldGroup } from './FieldGroup';
import { FormTextField } from './FormTextField';
import type { Option } from './options';
import { useCaption, useDescription, useSource } from './useFormField';

interface FormLocalizedFieldProps extends ComponentProps<typeof FormTextField> {
  /** The languages with their codes and names. The first one must be filled in if the field is required. */
  languages: readonly Option[];
}

/**
 * A text in several languages, stored as `{ de: '...', en: '...' }`: a tab for each language, which shows whether it is
 * filled in.
 */
export function FormLocalizedField({ languages, required, help, label, ...field }: FormLocalizedFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const source = useSource(field.source);
  const caption = useCaption(source, label);
  const values: unknown = useWatch({ name: source });
  const { getFieldState } = useFormContext();
  // The field's own state: subscribing to the whole form would render all fields on each change.
  const formState = useFormState({ name: source });
  const [shown, setShown] = useState(languages[0]?.value);
  const textOf = (of: unknown, code: string): string =>
    typeof of === 'object' && of !== null ? String(Reflect.get(of, code) ?? '') : '';
  useDescription(source, caption, (value) => {
    const lines = languages.flatMap(({ value: code, label: name }) => {
      const text = textOf(value, code);
      return text === '' ? [] : `${name}: ${text}`;
    });
    return lines.join('\n') || null;
  });
  const isFilled = (code: string) => textOf(values, code).trim() !== '';
  const isWrong = (code: string) => getFieldState(`${source}.${code}`, formState).invalid;
  useOpenWrong(
    ({ errors }) => languages.find(({ value }) => get(errors, `${source}.${value}`) !== undefined)?.value,
    shown,
    setShown,
    source,
  );
  const refused = getFieldState(source, formState).error?.message;
  const count = languages.filter(({ value }) => isFilled(value)).length;
  // A single tab needs no count: it is the only language, or the others are not known yet.
  const complete =
    languages.length > 1 && translate('records.inputs.complete', { count, total: languages.length });
  return (
    <FieldGroup label={caption} required={required} error={refused} help={help ?? complete}>
      {() => (
        <>
          <Tabs
            value={shown}
            onChange={(_event, code: string) => setShown(code)}
            variant="scrollable"
            aria-label={translate('records.inputs.languages', { label: caption })}
            sx={{ minHeight: 40, '& .MuiTab-root': { minHeight: 40, py: 0.5, gap: 0.75 } }}
          >
            {languages.map(({ value: code, label: name }) => (
              <Tab
                key={code}
                value={code}
                label={name}
                id={`${id}-${code}-tab`}
                aria-controls={`${id}-${code}`}
                icon={<FilledMark isFilled={isFilled(code)} isWrong={isWrong(code)} />}
                iconPosition="end"
              />
            ))}
          </Tabs>
          {languages.map(({ value: code, label: name }, index) => (
            <Box
              key={code}
              role="tabpanel"
              id={`${id}-${code}`}
              aria-labelledby={`${id}-${code}-tab`}
              hidden={code !== shown}
            >
              <FormTextField
                {...field}
                source={`${field.source}.${code}`}
                label={name}
                required={required && index === 0}
              />
            </Box>
          ))}
        </>
      )}
    </FieldGroup>
  );
}

/** Shows on a tab whether its text is filled in. */
export function FilledMark({ isFilled, isWrong = false }: { isFilled: boolean; isWrong?: boolean }) {
  const translate = useTranslate();
  const [Icon, text] = isWrong
    ? [ErrorOutline, 'records.inputs.wrong']
    : isFilled
      ? [CheckCircle, 'records.inputs.filled']
      : [RadioButtonUnchecked, 'records.inputs.unfilled'];
  return (
    <Icon
      fontSize="small"
      color={isWrong ? 'error' : isFilled ? 'success' : 'disabled'}
      titleAccess={translate(text)}
    />
  );
}
