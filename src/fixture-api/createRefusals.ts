import type { FieldErrors } from './answers';
import { type Refusal, Stopped } from './changes';

/** Creates an area's refusals by code, with texts below the key `texts`: `areas.messages.refusals`. */
export function createRefusals(texts: string) {
  const textKey = (code: string) => `${texts}.${code}`;
  const refused = (code: string, details?: Refusal['details']): Refusal => ({
    code,
    message: textKey(code),
    ...(details && { details }),
  });
  return {
    /** The key of a code's text. */
    textKey,
    /** The refusal with this code. */
    refused,
    /** @throws Stopped with this code, which ends an attempt */
    refuse(code: string, details?: Refusal['details']): never {
      throw new Stopped({ refuse: refused(code, details) });
    },
    /** Field errors by their codes, or by other texts, without the undefined ones. */
    errorsOf(codes: Readonly<Record<string, string | undefined>>): FieldErrors {
      const errors: FieldErrors = {};
      for (const [field, code] of Object.entries(codes))
        if (code !== undefined) errors[field] = /^\w+$/.test(code) ? textKey(code) : code;
      return errors;
    },
  };
}
