import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { FieldRegistryContext, SourceContext } from './formFields';

/** What every input of a form takes. */
export interface FormFieldProps {
  /** The name of the field in the record; a dot leads into an object. */
  source: string;
  /** Instead of the text `resources.<resource>.fields.<source>`. */
  label?: string;
  required?: boolean;
  /** A sentence below the field, as long as it is not wrong. */
  help?: ReactNode;
  disabled?: boolean;
}

interface FormFieldRules {
  /** The value of a field that the record does not have. */
  empty: unknown;
  /** The text key of what is wrong with a value, or undefined. */
  validate?: (value: unknown) => string | undefined;
  /** Arguments of that text. */
  messageArgs?: Record<string, unknown>;
  /** How the value reads in the comparison of two versions. */
  format?: (value: unknown) => ReactNode;
}

/**
 * One field of a `RecordForm`, for inputs of one's own: its value, its translated label and, after the first blur or a
 * submit, the translated text of what is wrong. `''` stays `''`.
 */
export function useFormField(
  { source, label, required = false }: Pick<FormFieldProps, 'source' | 'label' | 'required'>,
  { empty, validate, messageArgs, format }: FormFieldRules,
) {
  const translate = useTranslate();
  const name = useSource(source);
  const caption = useCaption(name, label);
  const { field, fieldState } = useController({
    name,
    rules: {
      validate: (value: unknown) => {
        const key = required && isEmpty(value) ? 'records.inputs.required' : validate?.(value);
        return key === undefined || translate(key, { _: key, ...messageArgs });
      },
    },
  });
  useDescription(name, caption, format);
  return {
    field: { ...field, value: (field.value ?? empty) as unknown },
    label: caption,
    error: fieldState.error?.message,
  };
}

/** The name of a field in the record: within an entry of a list its source is a field of the entry. */
export function useSource(source: string): string {
  const around = useContext(SourceContext);
  return around === undefined ? source : `${around}.${source}`;
}

/** The label of a field: the text of the resource, which is the same for all entries of a list. */
export function useCaption(name: string, label: string | undefined): string {
  const translate = useTranslate();
  const resource = useResourceContext();
  const key = name.replaceAll(/\.\d+(?=\.)/g, '');
  return label ?? translate(`resources.${resource}.fields.${key}`, { _: key });
}

/** Tells the form of a field. The format is read when it is needed: it is a new function with each render. */
export function useDescription(source: string, label: string, format: FormFieldRules['format']): void {
  const form = useContext(FieldRegistryContext);
  const latest = useRef(format);
  useEffect(() => {
    latest.current = format;
  });
  const hasFormat = format !== undefined;
  useEffect(
    () =>
      form?.describe(source, {
        label,
        format: hasFormat ? (value) => latest.current?.(value) : undefined,
      }),
    [form, source, label, hasFormat],
  );
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
