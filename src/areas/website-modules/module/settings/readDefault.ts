import { isCalendarDate } from '@/records/dates/calendarDate';
import type { Setting } from './readSettings';

/** The default of a setting; undefined if it has the wrong type (WM14). */
export function readDefault({ kind, options }: Pick<Setting, 'kind' | 'options'>, value: unknown): unknown {
  return value !== undefined && fits(kind, options, value) ? value : undefined;
}

function fits(kind: Setting['kind'], options: Setting['options'], value: unknown): boolean {
  const isOption = (each: unknown) => options.some((option) => option.value === each);
  switch (kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'choice':
      return isOption(value);
    case 'choices':
      return Array.isArray(value) && value.every(isOption);
    case 'list':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'date':
      return isCalendarDate(value);
    case 'localized':
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.values(value).every((text) => typeof text === 'string')
      );
    case 'secret':
    case 'group':
    case 'foreign':
      return false;
    default:
      return typeof value === 'string';
  }
}
