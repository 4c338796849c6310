import { LanguagesInput } from '../../../../directory/LanguagesInput';
import { useLanguageName } from '../../../../directory/languages';
import { useFormField } from '../../../../records/inputs/useFormField';

/** Languages of a form, chosen from those of the publisher; those of the group stay even when they are no longer offered. */
export function LanguagesField({ source, current }: { source: string; current: readonly string[] }) {
  const nameOf = useLanguageName();
  const format = (value: unknown) => codesOf(value).map(nameOf).join(', ');
  const { field, label, error } = useFormField({ source }, { empty: [], format });
  const { ref, value, onChange, onBlur } = field;
  return (
    <LanguagesInput
      label={label}
      value={codesOf(value)}
      onChange={onChange}
      onBlur={onBlur}
      further={current}
      error={error}
      inputRef={ref}
    />
  );
}

function codesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
