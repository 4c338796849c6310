import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import type { Item } from './itemSchema';
import { type Reader, withReader } from './reader';

/**
 * Confirms a message, and then calls `onDone`. Where it could not be confirmed, `failure` says why: it stays
 * unconfirmed.
 */
export function useAcknowledgement(item: Item, onDone: () => void) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const [once, isBusy] = useOneAtATime();
  const confirm = () =>
    void once(async () => {
      setFailure(undefined);
      try {
        const reader = await new Promise<Reader>(withReader);
        if (await reader.confirm(item)) onDone();
        else setFailure(translate('areas.messages.parts.notKept'));
      } catch (error) {
        setFailure(errorText(error));
      }
    });
  return { confirm, failure, isBusy };
}
