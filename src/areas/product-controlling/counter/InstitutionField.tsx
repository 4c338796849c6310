import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { unknownYet } from '@/records/inputs/recordOptions';
import { useTypedText } from '@/records/inputs/useTypedText';
import { useValues } from '../filters/useValues';
import { usualQuery } from '../query/figureQuery';

interface InstitutionFieldProps {
  value: string;
  onChange: (key: string) => void;
  error: boolean;
  helperText: string | undefined;
}

const query = { ...usualQuery, period: 'last12months' };

/** An institution, searched at the server: those with the most use come first. */
export function InstitutionField({ value, onChange, error, helperText }: InstitutionFieldProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const shared = { dimension: 'institution', query };
  const named = useValues({ ...shared, keys: [value], enabled: value !== '' });
  const chosen = named.data?.values.find(({ key }) => key === value);
  const isNameless = chosen === undefined && (named.isLoading || named.isPlaceholderData);
  const option = chosen ?? { key: value, label: isNameless ? '' : value, value: null };
  const typed = useTypedText(option.label);
  const found = useValues({ ...shared, q: typed.text });
  return (
    <Autocomplete
      // Use without an institution is of nobody who could ask for a report.
      options={(found.data?.values ?? []).filter(({ key }) => key !== '')}
      value={value === '' ? null : option}
      onChange={(_event, next, reason) => {
        typed.onChosen(reason);
        onChange(next?.key ?? '');
      }}
      onBlur={typed.onLeft}
      {...typed.input}
      autoHighlight
      filterOptions={(options) => options}
      isOptionEqualToValue={(option, other) => option.key === other.key}
      getOptionKey={({ key }) => key}
      getOptionLabel={({ label }) => label}
      loading={found.isFetching}
      loadingText={translate('ui.state.loading')}
      noOptionsText={found.error ? errorText(found.error) : translate('records.inputs.noneFound')}
      clearText={translate('records.inputs.clear')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('areas.product-controlling.dimensions.institution')}
          placeholder={isNameless ? unknownYet : undefined}
          error={error}
          helperText={helperText ?? translate('areas.product-controlling.counter.institutionHelp')}
        />
      )}
    />
  );
}
