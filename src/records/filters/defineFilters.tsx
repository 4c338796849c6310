import type { ReactNode } from 'react';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import type { Reference } from '../references/defineReference';
import type { FilterDescription, FilterField, UseName, UseOptions } from './conditions';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { readDay } from './zonedDay';

/** The filters of a list, for the `filters` of a `ListPage`. */
export interface Filters extends FilterDescription {
  readonly button: ReactNode;
  readonly chips: ReactNode;
}

/** Describes a list's filters: the list gets the button with the panel, and a chip for each active condition. */
export function defineFilters(description: FilterDescription): Filters {
  return {
    ...description,
    button: <FilterButton filters={description} />,
    chips: <FilterChips filters={description} />,
  };
}

const id = v.pipe(idSchema, v.minLength(1));
const ids = v.pipe(v.array(id), v.minLength(1));

/** Several of a few values. @param texts the prefix of their texts */
export function choice(values: readonly [string, ...string[]], texts: string): FilterField {
  const schema = v.pipe(v.array(v.picklist(values)), v.minLength(1));
  return { kind: 'choice', values, texts, schema };
}

/**
 * One of a few values. @param texts the prefix of their texts, without which they are shown as they are; `any` among the filter's own texts names the choice of
 * all
 */
export function select(values: readonly string[], texts?: string): FilterField {
  return { kind: 'select', values, ...(texts !== undefined && { texts }), schema: v.picklist(values) };
}

/** A condition that is either set or not; it cannot be negated. */
export function flag(): FilterField {
  return { kind: 'flag', schema: v.literal(true) };
}

/** Typed text; with `multiple` several words separated by commas, any of which may match. */
export function text({ multiple = false } = {}): FilterField {
  return { kind: 'text', multiple, schema: multiple ? ids : id };
}

/** One record. */
export function oneReference(reference: Reference): FilterField {
  return { kind: 'reference', reference, multiple: false, schema: id };
}

/** Several records, any of which may match. */
export function references(reference: Reference): FilterField {
  return { kind: 'reference', reference, multiple: true, schema: ids };
}

/** One of the values from `useOptions`; `useName` names the chosen one without loading all options. */
export function oneOf(useOptions: UseOptions, useName: UseName): FilterField {
  return { kind: 'oneOf', useOptions, useName, schema: id };
}

/**
 * Not for a number of days, or never. @param choices the numbers to choose from @param never the name of the flag that
 * excludes it
 */
export function daysWithout(choices: readonly number[], never: string): FilterField {
  return { kind: 'days', choices, never, schema: v.pipe(v.number(), v.integer(), v.minValue(1)) };
}

/**
 * A date range: two conditions, `<field>_gte` and `<field>_lte`, to spread into `fields`. With `moments` the field
 * holds timestamps: its days have a time zone, and the server gets `<field>_gte` and `<field>_lt` (`sentFilter`).
 */
export function dateRange(field: string, { moments = false } = {}): Readonly<Record<string, FilterField>> {
  const until = `${field}_lte`;
  const schema = v.pipe(
    v.string(),
    v.check((value) => readDay(value, moments) !== undefined),
  );
  const dayField = (end: 'from' | 'until'): FilterField => ({ kind: 'day', until, end, moments, schema });
  return { [`${field}_gte`]: dayField('from'), [until]: hidden(dayField('until')) };
}

/** A condition with a label of its own instead of the filter's texts. */
export function labelled(label: string, field: FilterField): FilterField {
  return { ...field, label };
}

/** A condition that only links set: it has a chip and can be removed, but has no input. */
export function hidden(field: FilterField): FilterField {
  return { ...field, hidden: true };
}

/** A condition with values that something else on the page shows, such as a tab. */
export function shownElsewhere(
  field: FilterField,
  isShownElsewhere: (value: unknown) => boolean,
): FilterField {
  return { ...field, isShownElsewhere };
}
