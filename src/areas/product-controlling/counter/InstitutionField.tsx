import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../records/calls/useErrorText';
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
  const [typed, setTyped] = useState('');
  const shared = { dimension: 'institution', query };
  const found = useValues({ ...shared, q: typed });
  const named = useValues({ ...shared, keys: [value], enabled: value !== '' });
  const known = [...(named.data?.values ?? []), ...(found.data?.values ?? [])];
  const chosen = known.find(({ key }) => key === value);
  return (
    <Autocomplete
      // Use without an institution is of nobody who could ask for a report.
      options={(found.data?.values ?? []).filter(({ key }) => key !== '')}
      value={value === '' ? null : (chosen ?? { key: value, label: value, value: null })}
      onChange={(_event, option) => onChange(option?.key ?? '')}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
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
          error={error}
          helperText={helperText ?? translate('areas.product-controlling.counter.institutionHelp')}
        />
      )}
    />
  );
}
