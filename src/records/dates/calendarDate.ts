import { dateTimeFormat } from '@/ui/formats';

/** Calendar days as `2026-11-22`. They have no time zone, so nothing shifts them. */
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a value is an existing day, as `2026-11-22`. */
export function isCalendarDate(value: unknown): value is string {
  const [, year = '', month = '', day = ''] = (typeof value === 'string' && isoDate.exec(value)) || [];
  return year !== '' && isoDay(Number(year), Number(month), Number(day)) === value;
}

/** The day in a language's format; by default as short as it is typed. */
export function formatDate(
  value: string,
  locale: string,
  style: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' },
): string {
  return dateFormat(locale, style).format(new Date(`${value}T00:00Z`));
}

/** A day as it may be typed. */
export const dateExample = (locale: string): string => formatDate('2026-11-22', locale);

/**
 * Reads a day as a language writes it in digits, in its order and with any separators; without separators as six or
 * eight digits. In every language `2026-11-22` is read too, and `22.11.2026` unless the language itself writes dots in
 * another order. A two-digit year is the nearest one from 80 years ago on. Undefined if it is not a day.
 */
export function parseDate(text: string, locale: string): string | undefined {
  if (/^(?:\d{6}|\d{8})$/.test(text.trim()))
    return parseDate(withSeparators(text.trim(), dateOrder(locale)), locale);
  const numbers = text.trim().split(/\D+/).filter(Boolean);
  if (!/^\d+\D{1,3}\d+\D{1,3}\d+\.?$/.test(text.trim()) || numbers.length !== 3) return undefined;
  const order = orderOf(text.trim(), locale);
  const part = (name: string) => numbers[order.indexOf(name)] ?? '';
  if (part('year').length !== 4 && part('year').length !== 2) return undefined;
  const year = part('year').length === 4 ? Number(part('year')) : fullYear(Number(part('year')));
  return isoDay(year, Number(part('month')), Number(part('day')));
}

/**
 * The day that a cell of a file says: `2026-12-31`, or `31.12.2026` as spreadsheets write it in many languages. Anything
 * else, such as `12/31/2026`, in which others read another day, is returned as it is.
 */
export function dayOfCell(cell: string): string {
  const [, day, month, year] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(cell) ?? [];
  return isoDay(Number(year), Number(month), Number(day)) ?? cell;
}

/** The order of day, month and year in a typed text. */
function orderOf(text: string, locale: string): readonly string[] {
  if (/^\d{4}\D/.test(text)) return ['year', 'month', 'day'];
  const isDotted = /^\d+\.\s?\d+\./.test(text);
  const writesDots = dateParts(locale).some(({ value }) => value.includes('.'));
  return isDotted && !writesDots ? ['day', 'month', 'year'] : dateOrder(locale);
}

/** Six or eight digits with separators between day, month and year. */
function withSeparators(digits: string, order: readonly string[]): string {
  const lengths = order.map((part) => (part === 'year' ? digits.length - 4 : 2));
  return lengths
    .map((length, index) => {
      const offset = lengths.slice(0, index).reduce((sum, each) => sum + each, 0);
      return digits.slice(offset, offset + length);
    })
    .join('/');
}

/** How a day is typed, with the language's letters: `TT.MM.JJJJ`. @param letters for `day`, `month` and `year` */
export function datePattern(locale: string, letters: (part: string) => string): string {
  return dateParts(locale)
    .map(({ type, value }) => (isPart(type) ? letters(type) : value))
    .join('');
}

const isPart = (type: string) => type === 'day' || type === 'month' || type === 'year';

const dateOrder = (locale: string) => dateParts(locale).flatMap(({ type }) => (isPart(type) ? type : []));

function dateParts(locale: string) {
  const format = dateFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  return format.formatToParts(0).map((part) => ({ ...part, type: String(part.type) }));
}

function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...style,
    timeZone: 'UTC',
  });
}

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : undefined;
}

function fullYear(twoDigits: number): number {
  const firstYear = new Date().getFullYear() - 80;
  return firstYear + ((((twoDigits - firstYear) % 100) + 100) % 100);
}
