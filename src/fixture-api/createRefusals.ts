import type { FieldErrors } from './answers';
import type { Refusal } from './changes';

/** How an area refuses, by codes whose texts stand under `texts`: `areas.messages.refusals`. */
export function createRefusals(texts: string) {
  const textKey = (code: string) => `${texts}.${code}`;
  return {
    /** A refusal by its code, with its text. */
    refused: (code: string, details?: Refusal['details']): Refusal => ({
      code,
      message: textKey(code),
      ...(details && { details }),
    }),
    /** The errors of those fields that have one, by the codes of their texts. */
    errorsOf(codes: Readonly<Record<string, string | undefined>>): FieldErrors {
      const found: FieldErrors = {};
      for (const [field, code] of Object.entries(codes)) if (code !== undefined) found[field] = textKey(code);
      return found;
    },
  };
}
