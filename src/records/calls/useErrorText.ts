import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { errorTextKey } from '@/api/apiError';

/** The text of a failed call: the server's own words where it sends any, else the text of its kind. */
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
