/** What may part the columns of a file. */
export type Separator = ',' | ';' | '\t';

/** What spreadsheets of a language expect between columns: a semicolon where the comma is the decimal sign. */
export function separatorOf(locale: string): Separator {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}
