import { useTranslate } from 'react-admin';
import { useRefusalReason } from '../access/useRefusalReason';
import type { RecordLine } from '../row-menu/LineMenu';

interface ActionLineOptions<Action extends string> {
  /** The prefix of the captions. */
  readonly texts: string;
  readonly act: (action: Action) => Promise<unknown>;
  /** Why the server would currently refuse an action, as a sentence. */
  readonly refusalOf: (action: Action) => string | undefined;
}

/** Returns a function that makes the menu line of a record's action. */
export function useActionLine<Action extends string>({ texts, act, refusalOf }: ActionLineOptions<Action>) {
  const translate = useTranslate();
  const refused = useRefusalReason('edit');
  return (action: Action, icon: RecordLine['icon']): RecordLine => ({
    label: translate(`${texts}.${action}`),
    icon,
    reason: refused ?? refusalOf(action),
    onRun: () => void act(action),
  });
}
