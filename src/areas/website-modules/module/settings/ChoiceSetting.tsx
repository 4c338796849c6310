import { useTranslate } from 'react-admin';
import { isSame } from '@/records/form/changedFields';
import { SelectField } from '@/records/inputs/SelectField';
import { type FormFieldProps, useFormField } from '@/records/inputs/useFormField';
import { plainValue } from '@/records/values/plainValue';
import type { Setting } from './readSettings';

interface ChoiceSettingProps extends FormFieldProps {
  options: Setting['options'];
  /** Adds an option of this name for no value. */
  emptyLabel: string | undefined;
}

/** One of some values of any type: texts, numbers, yes and no, nothing. A value that is no option is shown as it is. */
export function ChoiceSetting({ options, emptyLabel, ...props }: ChoiceSettingProps) {
  const translate = useTranslate();
  const labelOf = (value: unknown) =>
    options.find((option) => isSame(option.value, value))?.label ||
    plainValue(value, translate) ||
    translate('records.nothing');
  const hasEmpty = options.some(({ value }) => value === null || value === '');
  const format = (value: unknown) => (isNone(value) && !hasEmpty ? emptyLabel || null : labelOf(value));
  const { value, onChange, error, help, ...field } = useFormField(
    { ...props, required: props.required && !hasEmpty },
    { empty: '', format },
  ).input;
  const known = options.map((option) => option.value);
  const place = known.findIndex((each) => Object.is(each, value) || (isNone(each) && isNone(value)));
  const isOther = place < 0 && !isNone(value);
  return (
    <SelectField
      {...field}
      value={place >= 0 ? String(place) : isOther ? 'other' : ''}
      onChange={(chosen) => {
        if (chosen !== 'other') onChange(chosen === '' ? null : known[Number(chosen)]);
      }}
      error={error !== undefined}
      helperText={error ?? help}
      options={[
        ...known.map((each, index) => ({ value: String(index), label: labelOf(each) })),
        ...(isOther ? [{ value: 'other', label: labelOf(value) }] : []),
      ]}
      emptyLabel={hasEmpty ? undefined : emptyLabel}
    />
  );
}

const isNone = (value: unknown) => value === undefined || value === null || value === '';
