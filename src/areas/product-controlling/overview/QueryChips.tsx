import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '@/records/period/periods';
import { RemovableChip } from '@/ui/controls/RemovableChip';
import { FocusKeeper } from '@/ui/focus/FocusKeeper';
import { useFigureNames } from '../figures/useFigureNames';
import { useValueNames } from '../filters/useValues';
import { partsOfKey } from '../query/address';
import type { FigureQueryState } from '../query/useFigureQuery';

const texts = 'areas.product-controlling.query';

/** The conditions of the query, and a warning about invalid parts of the address. */
export function QueryChips({ state }: { state: FigureQueryState }) {
  const translate = useTranslate();
  const { unreadable } = state;
  const [search] = useSearchParams();
  /** The name of a part, with what is wrong with its days. */
  const nameOf = (part: string) => {
    const name = translate(`${texts}.parts.${part}`);
    const [from = '', to = ''] = (search.get(part) ?? '').split('/');
    const problem = problemOf(from, to);
    return problem === 'turned' || problem === 'tooLong'
      ? `${name} (${translate(`records.period.${problem}`)})`
      : name;
  };
  return (
    <FocusKeeper>
      {unreadable.length === 0 ? null : (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
          {translate(`${texts}.unreadable`, {
            parts: unreadable.map(nameOf).join(', '),
          })}
        </Alert>
      )}
      <Conditions state={state} label={translate(`${texts}.conditions`)} />
    </FocusKeeper>
  );
}

/** Removable chips for the conditions, and a button to remove all. */
export function Conditions({ state, label }: { state: FigureQueryState; label: string }) {
  const translate = useTranslate();
  const { query, change, setCondition } = state;
  const conditions = Object.entries(query.filter);
  if (conditions.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {conditions.map(([key, value]) => (
        <ConditionChip
          key={key}
          name={key}
          values={typeof value === 'string' ? [value] : value}
          state={state}
          onRemove={() => setCondition(key, undefined)}
        />
      ))}
      <li>
        <Button size="small" onClick={() => change({ filter: {} })} sx={{ displayPrint: 'none' }}>
          {translate(`${texts}.clear`)}
        </Button>
      </li>
    </Box>
  );
}

interface ConditionChipProps {
  name: string;
  values: readonly string[];
  state: FigureQueryState;
  onRemove: () => void;
}

function ConditionChip({ name, values, state, onRemove }: ConditionChipProps) {
  const translate = useTranslate();
  const names = useFigureNames();
  const { dimension = '', operator = 'eq_any' } = partsOfKey(name) ?? {};
  const isText = operator === 'q';
  const valueNames = useValueNames(dimension, isText ? [] : values, state.query);
  const text = names.condition(dimension, operator, isText ? values : valueNames);
  const removal = translate('records.filters.remove', { condition: text });
  return <RemovableChip text={text} name={removal} onRemove={onRemove} />;
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  m: 0,
  mb: 1.5,
  p: 0,
  listStyle: 'none',
} as const;
