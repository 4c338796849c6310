import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useTranslate } from 'react-admin';
import { idsOf } from '../references/defineReference';
import { labelOf, type Option, toStoredValue, withChosen } from './options';
import { PickedChip } from './PickedChip';
import { PickerField } from './PickerField';
import { type FormFieldProps, useFormField } from './useFormField';
import { keepEnter } from './useTypedText';

interface FormAutocompleteProps extends FormFieldProps {
  options: readonly Option[];
  /** The field holds a list of values instead of one or null. */
  multiple?: boolean;
  /** The record keeps the values as numbers. */
  numeric?: boolean;
  /** Called with the first of the chosen values, which fills in another field. */
  onPick?: (value: string | undefined) => void;
}

const matching = createFilterOptions<Option>({
  stringify: ({ label, searchWords = '' }) => `${label} ${searchWords}`,
});

/** A text as words alone, each after a space. */
const asWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** What matches: first options with a word in the label that begins with what is typed, then with such a search word. */
const filterOptions: typeof matching = (options, state) => {
  const typed = asWords(state.inputValue);
  const rank = ({ label, searchWords = '' }: Option) =>
    [label, searchWords].findIndex((text) => asWords(text).includes(typed)) >>> 0;
  return matching(options, state).toSorted((one, other) => rank(one) - rank(other));
};

/** One or several of many fixed options, found by typing. For records of the server use `FormRecordPicker`. */
export function FormAutocomplete(all: FormAutocompleteProps) {
  const { options, multiple = false, numeric, onPick, ...props } = all;
  const translate = useTranslate();
  const format = (value: unknown) =>
    idsOf(value)
      .map((each) => labelOf(options, each))
      .join(', ') || null;
  const empty = multiple ? [] : null;
  const {
    value: storedValue,
    onChange,
    onBlur,
    disabled,
    ...field
  } = useFormField(props, { empty, format }).input;
  const chosenValues = idsOf(storedValue);
  const visibleOptions = withChosen(options, chosenValues);
  const chosenOptions = visibleOptions.filter(({ value }) => chosenValues.includes(value));
  return (
    <Autocomplete<Option, boolean>
      multiple={multiple}
      options={[...visibleOptions]}
      filterOptions={filterOptions}
      value={multiple ? chosenOptions : (chosenOptions[0] ?? null)}
      onChange={(_event, value) => {
        const values = [value]
          .flat()
          .flatMap((option) => (option ? toStoredValue(option.value, numeric) : []));
        onChange(multiple ? values : (values[0] ?? null));
        onPick?.([value].flat()[0]?.value);
      }}
      onKeyDown={(event) => keepEnter(event, multiple ? '' : chosenOptions[0]?.label)}
      onBlur={onBlur}
      disabled={disabled}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionKey={({ value }) => value}
      filterSelectedOptions={multiple}
      renderValue={
        multiple
          ? (value, itemProps) =>
              [value].flat().map((option, index) => {
                const { onDelete } = itemProps({ index });
                const chip = { label: option.label, disabled, index, onRemove: onDelete };
                return <PickedChip key={option.value} {...chip} />;
              })
          : undefined
      }
      autoHighlight
      handleHomeEndKeys={false}
      noOptionsText={translate('records.inputs.noneFound')}
      clearText={translate('records.inputs.clear')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => <PickerField params={params} {...field} />}
    />
  );
}
