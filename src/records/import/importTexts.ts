import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import { useTextsWithOverrides } from '@/ui/useTextsWithOverrides';
import { type ImportDescription, type ImportRow, rowText } from './defineImport';
import { kindOf, type RowOutcome } from './sendRows';

/** A text of imports by its key, in the area's own words where it has them. */
export type ImportText = ReturnType<typeof useTextsWithOverrides>;

/** What an import says, in the area's own words where it has them. */
export function useImportTexts({ resource, texts, columns }: ImportDescription) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const text = useTextsWithOverrides('records.import', texts);

  const fieldOf = (column: string) => translate(`resources.${resource}.fields.${column}`, { _: column });
  /** A column's name in the selects. */
  const labelOf = (column: string) =>
    columns.find(({ name }) => name === column)?.label ??
    translate(`${texts}.fields.${column}`, { _: fieldOf(column) });

  const unknownValueOf = (row: ImportRow, code: string) =>
    rowText(row, columns.find(({ unknown }) => unknown === code)?.name ?? '');

  /**
   * What is to be said of a row, each thing as a sentence: the server's words if it sends any, else ours, with the value
   * that it does not know.
   */
  function outcomesOf(row: ImportRow, outcome: RowOutcome | undefined): string[] {
    const { further = [] } = outcome ?? {};
    return [firstOutcomeOf(row, outcome), ...further.map((each) => firstOutcomeOf(row, each))];
  }

  function firstOutcomeOf(row: ImportRow, outcome: RowOutcome | undefined): string {
    if (outcome === undefined) return text('records.import.outcomes.open');
    const { code, message, value, otherLine, column } = outcome;
    const serverText = message === undefined ? undefined : translate(message, { _: message });
    if (code === 'failed') return text('records.import.outcomes.failed', { reason: serverText ?? '' });
    if (otherLine !== undefined) {
      return text('records.import.outcomes.duplicate_of', { line: number(otherLine) });
    }
    const missingText = column && translate('records.import.missing', { column: labelOf(column) });
    const standardText = text(`records.import.outcomes.${code}`, { _: missingText ?? code });
    if (kindOf(outcome) === 'skipped') return standardText;
    const unknown = value ?? unknownValueOf(row, code);
    return unknown ? `${unknown}: ${serverText ?? standardText}` : (serverText ?? standardText);
  }

  return {
    text,
    fieldOf,
    labelOf,
    outcomesOf,
    /** An example or a note for a column; empty if the area has none. */
    guideOf: (kind: 'examples' | 'notes', column: string) =>
      translate(`${texts}.guide.${kind}.${column}`, { _: '' }),
    /** The caption of a column of the file; without a caption its number, counted from 1. */
    captionOf: (captions: readonly string[], index: number) =>
      captions[index] || text('records.import.columns.unnamed', { number: index + 1 }),
  };
}
