import type { ReactNode } from 'react';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { formatDate } from '../dates/calendarDate';
import { zoneLabel } from '../dates/zonedTime';
import type { Reference } from '../references/defineReference';
import type { FilterDescription, FilterField, UseName, UseOptions } from './conditions';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';
import { otherZone, readDay } from './zonedDay';

/** What a list can be narrowed to, for the `filters` of a `ListPage`. */
export interface Filters extends FilterDescription {
  readonly button: ReactNode;
  readonly chips: ReactNode;
}

/** Describes what a list can be narrowed to: it gets the button with the panel, and a chip for each condition in force. */
export function defineFilters(description: FilterDescription): Filters {
  return {
    ...description,
    button: <FilterButton filters={description} />,
    chips: <FilterChips filters={description} />,
  };
}

const id = v.pipe(idSchema, v.minLength(1));
const ids = v.pipe(v.array(id), v.minLength(1));

/** Several of a few values. @param texts the key of their texts */
export function choice(values: readonly [string, ...string[]], texts: string): FilterField {
  const schema = v.pipe(v.array(v.picklist(values)), v.minLength(1));
  return { kind: 'choice', values, texts, schema };
}

/** One of a few values. @param texts the key of their texts; `any` beside the filter's own texts stands for all */
export function select(values: readonly [string, ...string[]], texts: string): FilterField {
  return { kind: 'select', values, texts, schema: v.picklist(values) };
}

/** Something is so; there is no condition that it is not. */
export function flag(): FilterField {
  return { kind: 'flag', schema: v.literal(true) };
}

/** What somebody types; with `multiple` several words parted by commas, of which one suffices. */
export function text({ multiple = false } = {}): FilterField {
  return { kind: 'text', multiple, schema: multiple ? ids : id };
}

/** One record. */
export function oneReference(reference: Reference): FilterField {
  return { kind: 'reference', reference, multiple: false, schema: id };
}

/** Some records, of which one suffices. */
export function references(reference: Reference): FilterField {
  return { kind: 'reference', reference, multiple: true, schema: ids };
}

/** One of the values that a hook knows; another hook names the chosen one without asking the server for all. */
export function oneOf(useOptions: UseOptions, useName: UseName): FilterField {
  return { kind: 'oneOf', useOptions, useName, schema: id };
}

/** For so many days not, or never. @param usual the numbers to choose from @param never the key of the flag that excludes it */
export function daysWithout(usual: readonly number[], never: string): FilterField {
  return { kind: 'days', usual, never, schema: v.pipe(v.number(), v.integer(), v.minValue(1)) };
}

/**
 * From which day until which one; its two conditions, `<field>_gte` and `<field>_lte`, belong among the fields. The days of a field
 * with moments have a zone, and the server is asked for `<field>_gte` and `<field>_lt` (`sentFilter`).
 */
export function dateRange(field: string, { moments = false } = {}): Readonly<Record<string, FilterField>> {
  const until = `${field}_lte`;
  const schema = v.pipe(
    v.string(),
    v.check((value) => readDay(value, moments) !== undefined),
  );
  const told = (value: unknown, locale: string) => {
    const day = readDay(value, moments) ?? { day: '' };
    const zone = otherZone(day);
    return { day: formatDate(day.day, locale), zone: zone && zoneLabel(zone) };
  };
  const bound = (end: 'from' | 'until'): FilterField => ({ kind: 'day', until, end, moments, told, schema });
  return { [`${field}_gte`]: bound('from'), [until]: hidden(bound('until')) };
}

/** A condition that only links set: it is told, and can be removed. */
export function hidden(field: FilterField): FilterField {
  return { ...field, hidden: true };
}
