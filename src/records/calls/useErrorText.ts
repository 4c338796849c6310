import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { ApiError, errorTextKey } from '@/api/apiError';

/**
 * Returns a function for the message of a failed call: the server's own words if it sends any, else the text of the
 * error's kind.
 */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const text = errorTextKey(error);
      return translate(text, { _: text });
    },
    [translate],
  );
}

const errorsSchema = v.object({ errors: v.record(v.string(), v.unknown()) });

/** The same for an action without a form, which has no field to show an error at: the text of the first such error. */
export function useActionErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const refusal = v.safeParse(errorsSchema, error instanceof ApiError ? error.body : undefined);
      const texts = refusal.success ? Object.values(refusal.output.errors) : [];
      const first = texts.find((text) => typeof text === 'string');
      return first === undefined ? errorText(error) : translate(first, { _: first });
    },
    [translate, errorText],
  );
}
