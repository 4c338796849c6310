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
    /** The refusal with this code. */
    refused,
    /** Ends an attempt with it. */
    refuse(code: string, details?: Refusal['details']): never {
      throw new Stopped({ refuse: refused(code, details) });
    },
    /** Field errors by their text codes, without the undefined ones. */
    errorsOf(codes: Readonly<Record<string, string | undefined>>): FieldErrors {
      const found: FieldErrors = {};
      for (const [field, code] of Object.entries(codes)) if (code !== undefined) found[field] = textKey(code);
      return found;
    },
  };
}
