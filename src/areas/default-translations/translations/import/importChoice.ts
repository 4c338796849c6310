import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import type { RowOutcome, RowOutcomes, SendRows } from '@/records/import/sendRows';
import { nextTask } from '@/ui/loading/nextTask';
import { checkText } from '../../checks/checkText';
import { isSameSource } from '../../checks/sameText';
import type { TextFile, TextRow } from '../formats/textFile';
import { textsResource } from '../textAddress';

export const importModes = ['missing', 'unreviewed', 'all'] as const;
export const unknownKeyChoices = ['skip', 'create'] as const;
export const emptyChoices = ['keep', 'clear'] as const;

/** What becomes of texts that there are, of keys that there are not, and of texts that the file leaves empty. */
export interface ImportChoice {
  readonly mode: (typeof importModes)[number];
  readonly unknownKeys: (typeof unknownKeyChoices)[number];
  readonly empty: (typeof emptyChoices)[number];
}

const answerSchema = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      verdict: v.string(),
      before: v.optional(v.nullable(v.string())),
      after: v.optional(v.nullable(v.string())),
      base: v.optional(v.nullable(v.string())),
      maxLength: v.optional(v.nullable(v.number())),
      message: v.optional(v.string()),
    }),
  ),
});

/** So many texts one call takes. */
export const textsOfCall = 1000;

/**
 * Makes the import call. A real one cannot be aborted, so that it is known what was imported.
 * @param change the id under which all texts of the import are kept as one change
 */
export function sendTexts(
  calls: RecordCalls,
  choice: ImportChoice,
  { change, dryRun }: { change: string; dryRun: boolean },
): SendRows<TextRow> {
  return async (rows, signal) => {
    const { results } = await calls.call(textsResource, {
      path: '/actions/import',
      method: 'POST',
      body: { rows: rows.map(bodyOf), ...choice, change, dryRun },
      reads: dryRun,
      schema: answerSchema,
      ...(dryRun && { signal }),
    });
    // A thousand results were read: what is shown of them comes with a task of its own.
    await nextTask();
    const byLine = new Map(rows.map((row) => [row.line, row]));
    return new Map(
      results.map((result): [number, RowOutcome] => {
        const { line, verdict, message, before, after, base } = result;
        return [
          line,
          {
            code: verdict,
            ...findingsOf(byLine.get(line), result),
            ...(message !== undefined && { message }),
            // A text that is none is told as well: as null.
            ...(before !== undefined && { before: before ?? '' }),
            ...(after !== undefined && { after: after ?? '' }),
            ...(base && { source: base }),
          },
        ];
      }),
    );
  };
}

/** The code of a translation of an English text that is another one by now; its detail is that text. */
export const otherSource = 'other_source';

/** Only what comes in is looked at. */
const imported = ['ready', 'update', 'done', 'updated'];

type Result = v.InferOutput<typeof answerSchema>['results'][number];

/** What is to be looked at in a text that comes in: what the editor's checks find, or that it translates other words. */
function findingsOf(row: TextRow | undefined, { verdict, after, base, maxLength }: Result) {
  if (!row || !after || !imported.includes(verdict)) return {};
  const { key, language, source } = row;
  const found = checkText({ key, language, value: after, base: base ?? null, maxLength });
  const isOther = source !== undefined && base && !isSameSource(source, base);
  const other = { code: otherSource, severity: 'warning', detail: source } as const;
  const findings = isOther ? [...found, other] : found;
  return findings.length === 0 ? {} : { findings };
}

const bodyOf = ({ line, key, language, value, state, source }: TextRow) => ({
  line,
  key,
  language,
  value: value === '' ? null : value,
  ...(state !== undefined && { state }),
  ...(source && { source }),
});

/** What the file itself says of texts, which are not sent then: they cannot be taken, are no translations, or stand there before. */
export function knownOutcomes({ rows, repeated }: TextFile): RowOutcomes {
  return new Map(
    rows.flatMap(({ line, fault, state }): [number, RowOutcome][] => {
      const otherLine = repeated.get(line);
      if (fault !== undefined)
        return [[line, { code: 'invalid', message: `areas.default-translations.import.faults.${fault}` }]];
      if (state === 'missing') return [[line, { code: 'untranslated' }]];
      return otherLine === undefined ? [] : [[line, { code: 'duplicate_in_file', otherLine }]];
    }),
  );
}
