import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { errorTextKey } from '@/api/apiError';

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
