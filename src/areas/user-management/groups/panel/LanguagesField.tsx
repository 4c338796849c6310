import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useLanguageName, useLanguageOptions } from '../../../../directory/languages';
import { PickedChip } from '../../../../records/inputs/PickedChip';
import { useFormField } from '../../../../records/inputs/useFormField';

/** Languages of a form, chosen from those of the publisher; those of the group stay even when they are no longer offered. */
export function LanguagesField({ source, current }: { source: string; current: readonly string[] }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const offered = useLanguageOptions();
  const format = (value: unknown) => codesOf(value).map(nameOf).join(', ');
  const { field, label, error } = useFormField({ source }, { empty: [], format });
  const { ref, value, onChange, onBlur } = field;
  const codes = [...new Set([...offered.map((option) => option.value), ...current])];
  return (
    <Autocomplete
      multiple
      value={codesOf(value)}
      onChange={(_event, chosen) => onChange(chosen)}
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
      renderValue={(chosen, itemProps) =>
        chosen.map((code, index) => {
          const { onDelete, 'data-item-index': place } = itemProps({ index });
          return <PickedChip key={code} label={nameOf(code)} place={place} onRemove={onDelete} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          error={error !== undefined}
          helperText={error}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}

function codesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
