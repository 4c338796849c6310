/** What may separate the columns of a file. */
export type Separator = ',' | ';' | '\t';

/** What spreadsheets of a language expect between columns: a semicolon where the comma is the decimal sign. */
export function separatorOf(locale: string): Separator {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/** `<stem>-2026-11-21.csv`: the day on the visitor's own calendar, not that of UTC. */
export function csvFileName(stem: string, now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${stem}-${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}.csv`;
}

/** How long a browser may take to ask the visitor and to begin to read, in milliseconds. */
const readWithin = 60_000;

/**
 * Saves a file on the visitor's device, as a click on a download link does.
 * @param name with its extension
 */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), readWithin);
}
