import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import type { Item } from './itemSchema';
import { withReader } from './reader';

/**
 * Confirms a message, and then calls `onDone`. Where it could not be confirmed, `failure` says why: it stays
 * unconfirmed.
 */
export function useAcknowledgement(item: Item, onDone: () => void) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const once = useOneAtATime();
  function confirm(): void {
    setBusy(true);
    setFailure(undefined);
    withReader((reader) =>
      once(async () => {
        try {
          if (await reader.confirm(item)) onDone();
          else setFailure(translate('areas.messages.parts.notKept'));
        } catch (error) {
          setFailure(errorText(error));
        } finally {
          setBusy(false);
        }
      }),
    );
  }
  return { confirm, failure, isBusy };
}
