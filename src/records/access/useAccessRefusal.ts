import { useTranslate } from 'react-admin';

interface Accessed {
  /** For each action that the server would refuse, the code of the reason. */
  readonly access: Readonly<Record<string, string>>;
}

/**
 * Returns a function that says why the server would currently refuse an action on a record; undefined if it would allow
 * it.
 * @param texts the prefix of the reasons' texts, by code; `other` is shown for unknown codes
 */
export function useAccessRefusal(texts: string): (record: Accessed, action: string) => string | undefined {
  const translate = useTranslate();
  return ({ access }, action) => {
    const code = access[action];
    return code === undefined ? undefined : translate(`${texts}.${code}`, { _: translate(`${texts}.other`) });
  };
}
