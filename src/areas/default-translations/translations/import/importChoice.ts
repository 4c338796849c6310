import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import type { RowOutcome, RowOutcomes, SendRows } from '@/records/import/sendRows';
import { useNumberFormat } from '@/ui/formats';
import { nextTask } from '@/ui/loading/nextTask';
import type { Term } from '../../checks/checkTerms';
import { checkText } from '../../checks/checkText';
import { isSameSource } from '../../checks/textForms';
import type { TextFile, TextRow } from '../formats/textFile';
import { textsResource } from '../textAddress';

export const importModes = ['missing', 'unreviewed', 'all'] as const;
export const unknownKeyChoices = ['skip', 'create'] as const;
export const emptyChoices = ['keep', 'clear'] as const;

/** What happens to existing texts, to unknown keys, and to texts that are empty in the file. */
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

/** The number of texts per call. */
export const textsOfCall = 1000;

/**
 * Makes the import call. A real run cannot be aborted, so that it is known what was imported.
 * @param change the id of the change that all texts of the import belong to
 * @param file the name of the file, by which the change is known
 * @param terms the glossary, which the texts are checked against
 */
export function sendTexts(
  calls: RecordCalls,
  choice: ImportChoice,
  { change, dryRun, file, terms }: { change: string; dryRun: boolean; file: string; terms: readonly Term[] },
): SendRows<TextRow> {
  return async (rows, signal) => {
    const { results } = await calls.call(textsResource, {
      path: '/actions/import',
      method: 'POST',
      body: { rows: rows.map(bodyOf), ...choice, change, file, dryRun },
      reads: dryRun,
      schema: answerSchema,
      ...(dryRun && { signal }),
    });
    // Parsing and rendering a thousand results are tasks of their own.
    await nextTask();
    const byLine = new Map(rows.map((row) => [row.line, row]));
    return new Map(
      results.map((result): [number, RowOutcome] => {
        const { line, verdict, message, before, after, base } = result;
        return [
          line,
          {
            code: verdict,
            ...findingsOf(byLine.get(line), result, terms),
            ...(message !== undefined && { message }),
            // Null: no text.
            ...(before !== undefined && { before: before ?? '' }),
            ...(after !== undefined && { after: after ?? '' }),
            ...(base && { source: base }),
          },
        ];
      }),
    );
  };
}

/** The code of a translation of a former English text; its detail is that text. */
export const otherSource = 'other_source';

/** The verdicts of texts that are imported. */
const importedVerdicts = ['ready', 'update', 'done', 'updated'];

type Result = v.InferOutput<typeof answerSchema>['results'][number];

/** The issues of an imported text: those of the editor's checks, and that it translates a former English text. */
function findingsOf(
  row: TextRow | undefined,
  { verdict, after, base, maxLength }: Result,
  terms: readonly Term[],
) {
  if (!row || !after || !importedVerdicts.includes(verdict)) return {};
  const { key, language, source } = row;
  const issues = checkText({ key, language, value: after, base: base ?? null, maxLength, terms });
  const isOtherSource = source !== undefined && base && !isSameSource(source, base);
  const sourceIssue = { code: otherSource, severity: 'warning', detail: source } as const;
  const findings = isOtherSource ? [...issues, sourceIssue] : issues;
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

/** The outcomes of texts that are not sent, because the file alone decides: faulty, not translated, repeated. */
export function fileOutcomes({ rows, repeated }: TextFile): RowOutcomes {
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

/** Returns what happens with a text as a sentence, with the server's reason if it has one. */
export function useVerdict() {
  const translate = useTranslate();
  const number = useNumberFormat();
  return (outcome: RowOutcome = { code: 'open' }): string => {
    const { code, message, otherLine } = outcome;
    const reason = message === undefined ? '' : translate(message, { _: message });
    const text = (name: string, args: object) =>
      translate(`areas.default-translations.import.verdicts.${name}`, args);
    if (otherLine !== undefined) return text('duplicate_of', { line: number(otherLine) });
    if (code === 'invalid' || code === 'key_conflict') return reason || text('invalid', {});
    return text(code, { _: reason || code, reason });
  };
}
