import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { RemovableChip } from '@/ui/controls/RemovableChip';
import { focusAround } from '@/ui/focus/takeFocus';
import { formatDate } from '../dates/calendarDate';
import { zoneLabel } from '../dates/zonedTime';
import { useListFilter } from '../list/listFilter';
import { idsOf, type Reference } from '../references/defineReference';
import { useNames } from '../references/useNames';
import {
  conditionKeys,
  conditionValue,
  type FilterDescription,
  type FilterField,
  valueName,
} from './conditions';
import { otherZone, readDay } from './zonedDay';

/** The active conditions, each as a button that removes it; nothing if there are none. */
export function FilterChips({ filters }: { filters: FilterDescription }) {
  const translate = useTranslate();
  const { values, remove } = useListFilter();
  const list = useRef<HTMLUListElement>(null);
  const keys = conditionKeys(filters, values);
  if (keys.length === 0) return null;

  const removeOne = (key: string) => {
    // The focus moves to the next chip; removing the last one removes the whole line.
    const next = list.current?.querySelectorAll('button')[keys.indexOf(key) + 1];
    if (keys.length > 1) next?.focus();
    else focusAround(list.current);
    remove([key]);
  };
  return (
    <Box component="ul" ref={list} aria-label={translate('records.filters.active')} sx={line}>
      {keys.map((key) => (
        <ConditionChip
          key={key}
          filters={filters}
          name={key}
          value={conditionValue(filters, key, values)}
          onRemove={() => removeOne(key)}
        />
      ))}
      <Box component="li">
        <Button
          size="small"
          onClick={() => {
            focusAround(list.current);
            remove(keys);
          }}
        >
          {translate('records.filters.clear')}
        </Button>
      </Box>
    </Box>
  );
}

/** Below the other controls in its line. */
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
  filters: FilterDescription;
  name: string;
  /** Undefined if the value is invalid. */
  value: unknown;
  onRemove: () => void;
}

function ConditionChip(props: ConditionChipProps) {
  const { filters, name, value } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const field = filters.fields[name];
  // An unknown or invalid condition is shown too, so that it can be removed.
  if (field === undefined || value === undefined) {
    return <ConditionInWords {...props} text={translate('records.filters.other', { key: name })} />;
  }
  if (field.kind === 'reference') return <ReferenceChip {...props} reference={field.reference} />;
  if (field.kind === 'oneOf') return <NamedChip {...props} field={field} />;
  if (field.kind === 'day') {
    const filterDay = readDay(value, field.moments) ?? { day: '' };
    const day = formatDate(filterDay.day, locale);
    const zone = otherZone(filterDay);
    const dayText = zone ? translate('records.filters.dayIn', { day, zone: zoneLabel(zone) }) : day;
    // Both ends use the text of the first one, which every range has.
    const textName = name.replace(/_lte$/, '_gte');
    return (
      <TextChip
        {...props}
        textName={textName}
        values={[translate(`records.filters.${field.end}Day`, { day: dayText })]}
      />
    );
  }
  const values =
    field.kind === 'choice' || field.kind === 'select'
      ? idsOf(value).map((each) => valueName(translate, field.texts, each))
      : field.kind === 'text'
        ? idsOf(value)
        : [];
  return <TextChip {...props} values={values} />;
}

/** Names the records; shows '…' while loading, and says so if there is no such record. */
function ReferenceChip({ reference, ...chip }: ConditionChipProps & { reference: Reference }) {
  const translate = useTranslate();
  const ids = idsOf(chip.value);
  const { recordsById, isComplete } = useNames(reference, ids);
  const values = ids.map((id) => {
    const record = recordsById.get(id);
    // The unambiguous name: nothing around a chip tells namesakes apart.
    if (record) return reference.labelOf(record);
    return isComplete ? translate('records.filters.unknown', { id }) : '…';
  });
  return <TextChip {...chip} values={values} />;
}

type OneOf = Extract<FilterField, { kind: 'oneOf' }>;

function NamedChip({ field: { useName }, ...chip }: ConditionChipProps & { field: OneOf }) {
  const name = useName();
  return <TextChip {...chip} values={[name(String(chip.value))]} />;
}

/** A condition in words, with its values as alternatives: 'Group: Editorial or Sales'. */
function TextChip({
  values,
  textName,
  ...chip
}: ConditionChipProps & { values: readonly string[]; textName?: string }) {
  const translate = useTranslate();
  const label = chip.filters.fields[chip.name]?.label;
  const value = values.join(` ${translate('records.filters.or')} `);
  const text = translate(`${chip.filters.texts}.${textName ?? chip.name}.condition`, {
    _: label === undefined ? undefined : translate('records.filters.labelled', { label, value }),
    value,
    smart_count: typeof chip.value === 'number' ? chip.value : undefined,
  });
  return <ConditionInWords {...chip} text={text} />;
}

function ConditionInWords({ text, onRemove }: Pick<ConditionChipProps, 'onRemove'> & { text: string }) {
  const translate = useTranslate();
  const name = translate('records.filters.remove', { condition: text });
  return <RemovableChip text={text} name={name} onRemove={onRemove} />;
}
