import Autocomplete from '@mui/material/Autocomplete';
import type { ReactNode, Ref } from 'react';
import { useTranslate } from 'react-admin';
import { PickedChip } from '@/records/inputs/PickedChip';
import { PickerField } from '@/records/inputs/PickerField';
import { keepEnter } from '@/records/inputs/useTypedText';
import { useLanguageName, useLanguageOptions } from './languages';

interface LanguagesInputProps {
  label: string;
  value: readonly string[];
  onChange: (codes: string[]) => void;
  onBlur?: () => void;
  /** Offered in addition to the publisher's languages, so that they can be chosen again. */
  furtherCodes?: readonly string[];
  help?: ReactNode;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Selects among the publisher's languages; selected ones stay, even if they are no longer offered. */
export function LanguagesInput(props: LanguagesInputProps) {
  const { label, value, onChange, onBlur, furtherCodes = [], help, error, inputRef } = props;
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const options = useLanguageOptions();
  const codes = [...new Set([...options.map((option) => option.value), ...furtherCodes, ...value])];
  return (
    <Autocomplete
      multiple
      value={[...value]}
      onChange={(_event, codes) => onChange(codes)}
      onKeyDown={keepEnter}
      onBlur={onBlur}
      options={codes}
      getOptionLabel={nameOf}
      filterSelectedOptions
      disableCloseOnSelect
      autoHighlight
      handleHomeEndKeys={false}
      noOptionsText={translate('records.inputs.noneFound')}
      clearText={translate('records.inputs.clear')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderValue={(codes, itemProps) =>
        codes.map((code, index) => {
          const { onDelete } = itemProps({ index });
          return <PickedChip key={code} {...{ label: nameOf(code), index, onRemove: onDelete }} />;
        })
      }
      renderInput={(params) => <PickerField {...{ params, label, error, help, inputRef }} />}
    />
  );
}
