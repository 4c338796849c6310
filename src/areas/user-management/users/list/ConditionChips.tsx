import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { focusAround } from './focusAround';
import { useConditionText } from './useConditionText';
import { conditionKeys, withoutConditions } from './userFilter';

/** The conditions in force, each as a button that takes it away; nothing when there are none. */
export function ConditionChips() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const list = useRef<HTMLUListElement>(null);
  const keys = conditionKeys(filterValues);
  if (keys.length === 0) return null;

  const remove = (key: string) => {
    // The keyboard goes on at the next chip; the last one takes the whole line with it.
    const next = list.current?.querySelectorAll('button')[keys.indexOf(key) + 1];
    if (keys.length > 1) next?.focus();
    else focusAround(list.current);
    setFilters(withoutConditions(filterValues, [key]));
  };
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={translate('areas.user-management.users.filters.active')}
      sx={line}
    >
      {keys.map((key) => (
        <ConditionChip key={key} name={key} values={filterValues} onRemove={() => remove(key)} />
      ))}
      <Box component="li">
        <Button
          size="small"
          onClick={() => {
            focusAround(list.current);
            setFilters(withoutConditions(filterValues, keys));
          }}
        >
          {translate('areas.user-management.users.filters.clear')}
        </Button>
      </Box>
    </Box>
  );
}

/** Below the other controls of the line that it stands in. */
const line = {
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

interface ConditionChipProps {
  name: string;
  values: unknown;
  onRemove: () => void;
}

function ConditionChip({ name, values, onRemove }: ConditionChipProps) {
  const translate = useTranslate();
  const text = useConditionText(name, values);
  return (
    <Box component="li" sx={{ maxWidth: '100%' }}>
      <Chip
        component="button"
        label={text}
        aria-label={translate('areas.user-management.users.filters.remove', { condition: text })}
        onClick={onRemove}
        onDelete={onRemove}
        deleteIcon={<Close />}
        variant="outlined"
        sx={{ maxWidth: '100%' }}
      />
    </Box>
  );
}
