import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { errorTextKey } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';

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

/** The same for an action without a form, which has no field to show an error at: the text of the first such error. */
export function useActionErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const [first] = Object.values(refusalOf(error).fields);
      return first === undefined ? errorText(error) : translate(first, { _: first });
    },
    [translate, errorText],
  );
}
