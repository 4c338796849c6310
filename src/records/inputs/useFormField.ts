import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { FieldRegistryContext, SourceContext } from './formFields';

export interface FormFieldProps {
  /** The field's name; a dot reaches into an object. */
  source: string;
  /** Default: the text `resources.<resource>.fields.<source>`. */
  label?: string;
  required?: boolean;
  /** The helper text while there is no error. */
  help?: ReactNode;
  disabled?: boolean;
}

interface FormFieldRules {
  /** The value of an absent field. */
  empty: unknown;
  /** Returns the text key of the error, or undefined. */
  validate?: (value: unknown) => string | undefined;
  messageArgs?: Record<string, unknown>;
  /** Formats the value for the comparison of two versions. */
  format?: (value: unknown) => ReactNode;
}

/**
 * One field of a `RecordForm`: value, translated label and, after blur or submit, translated error. `''` stays `''`.
 */
export function useFormField(
  props: FormFieldProps,
  { empty, validate, messageArgs, format }: FormFieldRules,
) {
  const { source, label, required = false, help, disabled } = props;
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
  const { ref, ...input } = { ...field, value: (field.value ?? empty) as unknown };
  const texts = { label: caption, error: fieldState.error?.message };
  return {
    field: { ...input, ref },
    ...texts,
    /** For a field with these props: the value with its label, and how it is shown. */
    input: { ...input, ...texts, inputRef: ref, required, help, disabled },
  };
}

/** A field's path in the record; within a list entry its source is relative to the entry. */
export function useSource(source: string): string {
  const prefix = useContext(SourceContext);
  return prefix === undefined ? source : `${prefix}.${source}`;
}

/** A field's label: the resource's text, which is the same for all entries of a list. */
export function useCaption(name: string, label: string | undefined): string {
  const translate = useTranslate();
  const resource = useResourceContext();
  const key = name.replaceAll(/\.\d+(?=\.)/g, '');
  return label ?? translate(`resources.${resource}.fields.${key}`, { _: key });
}

/** Registers a field with the form. The format is read on demand, because it is a new function on each render. */
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
