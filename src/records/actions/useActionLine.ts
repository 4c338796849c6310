import { useTranslate } from 'react-admin';
import { useRefusalReason } from '../access/useRefusalReason';
import type { RecordLine } from '../row-menu/LineMenu';

interface ActionLineOptions<Action extends string> {
  /** The prefix of the captions. */
  readonly texts: string;
  readonly act: (action: Action) => Promise<unknown>;
  /** Why the server would refuse an action now, as a sentence. */
  readonly refusalOf: (action: Action) => string | undefined;
}

/** Makes the lines of a record's menu, one for each action. */
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
