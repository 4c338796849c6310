import { useTranslate } from 'react-admin';

interface Accessed {
  /** The code of the reason for each action that the server would refuse. */
  readonly access: Readonly<Record<string, string>>;
}

/**
 * Says why the server would refuse an action on a record now; undefined where it would not.
 * @param texts the prefix of the reasons, by code; `other` is for a code that this build does not know
 */
export function useAccessRefusal(texts: string): (record: Accessed, action: string) => string | undefined {
  const translate = useTranslate();
  return ({ access }, action) => {
    const code = access[action];
    return code === undefined ? undefined : translate(`${texts}.${code}`, { _: translate(`${texts}.other`) });
  };
}
