import { useTranslate } from 'react-admin';
import type { Message } from './messageSchema';

/** Says why the server would refuse an action on a message now; undefined where it would not. */
export function useMessageRefusal(): (message: Message, action: string) => string | undefined {
  const translate = useTranslate();
  return ({ access }, action) => {
    const code = access[action];
    if (code === undefined) return undefined;
    return translate(`areas.messages.refusals.${code}`, { _: translate('areas.messages.refusals.other') });
  };
}
