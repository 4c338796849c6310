import type { SvgIconComponent } from '@mui/icons-material';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { tipIfCut } from '@/ui/tips/tip';

/** The states of a kind of record, with their looks. */
export interface States<S extends string> {
  /** The prefix of the states' words. */
  readonly texts: string;
  readonly looks: Readonly<
    Record<
      S,
      {
        readonly icon: SvgIconComponent;
        readonly color: 'action' | 'disabled' | 'info' | 'success' | 'warning' | 'error';
      }
    >
  >;
}

interface StatusMarkProps<S extends string> {
  states: States<S>;
  state: S;
  /** More about it, for pointers and screen readers, if nothing else on the page says it. */
  details?: string | undefined;
}

/** The state of a record as a word with an icon; the colour only repeats it. */
export function StatusMark<S extends string>({ states, state, details }: StatusMarkProps<S>) {
  const translate = useTranslate();
  const { icon: Icon, color } = states.looks[state];
  const word = translate(`${states.texts}.${state}`);
  return (
    <span className={`status-mark ${color}`} title={details}>
      <Icon />
      <span {...(details === undefined ? tipIfCut : undefined)}>
        {word}
        {details === undefined ? null : <span style={visuallyHidden}>{details}</span>}
      </span>
    </span>
  );
}
