import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { SelectField } from '@/records/inputs/SelectField';
import { useTypedText } from '@/records/inputs/useTypedText';
import { useNumberFormat } from '@/ui/formats';
import { dimensionNames } from '../figures/figureSchema';
import { useFigureNames } from '../figures/useFigureNames';
import type { FigureQueryState } from '../query/useFigureQuery';
import { useValues } from './useValues';

const texts = 'areas.product-controlling.query';

interface Chosen {
  readonly key: string;
  readonly label: string;
  readonly value?: number | string | null;
}

/** Adds a condition: a dimension, an operator and values. */
export function FilterForm({ state, onClose }: { state: FigureQueryState; onClose: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const number = useNumberFormat();
  const names = useFigureNames();
  const [dimension, setDimension] = useState<string>('country');
  const [operator, setOperator] = useState('eq_any');
  const typed = useTypedText();
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const { data, error, isFetching } = useValues({ dimension, query: state.query, q: typed.text });
  const key = `${dimension}_${operator}`;
  const previousValue = state.query.filter[key];
  const nameOf = ({ key: of, label }: Chosen) => names.value(dimension, of, label);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <SelectField
          label={translate(`${texts}.dimension`)}
          value={dimension}
          onChange={(next) => {
            setDimension(next);
            setChosen([]);
            typed.onLeft();
          }}
          options={dimensionNames.map((value) => ({ value, label: names.dimension(value) }))}
        />
        <SelectField
          label={translate(`${texts}.operator`)}
          value={operator}
          onChange={setOperator}
          options={['eq_any', 'neq_any'].map((value) => ({
            value,
            label: translate(`${texts}.operators.${value}`),
          }))}
        />
        <Autocomplete<Chosen, true>
          multiple
          options={data?.values ?? []}
          value={chosen}
          onChange={(_event, next, reason) => {
            typed.onChosen(reason);
            setChosen(next.slice(0, 20));
          }}
          onBlur={typed.onLeft}
          {...typed.input}
          autoHighlight
          // The server filters.
          filterOptions={(options) => options}
          filterSelectedOptions
          isOptionEqualToValue={(option, value) => option.key === value.key}
          getOptionKey={(option) => option.key}
          getOptionLabel={nameOf}
          renderOption={({ key: _, ...props }, option) => (
            <li key={option.key} {...props}>
              <bdi style={{ flex: 1, overflowWrap: 'anywhere' }}>{nameOf(option)}</bdi>
              <span>{typeof option.value === 'number' ? number(option.value) : null}</span>
            </li>
          )}
          loading={isFetching}
          loadingText={translate('ui.state.loading')}
          noOptionsText={error ? errorText(error) : translate('records.inputs.noneFound')}
          clearText={translate('records.inputs.clear')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          renderInput={(params) => <TextField {...params} label={translate(`${texts}.values`)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => {
            const keys = Array.isArray(previousValue) ? previousValue : [];
            state.setCondition(key, [...new Set([...keys, ...chosen.map((each) => each.key)])].slice(0, 20));
            onClose();
          }}
        >
          {translate(`${texts}.apply`)}
        </Button>
      </DialogActions>
    </>
  );
}
