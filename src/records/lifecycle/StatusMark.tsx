import type { SvgIconComponent } from '@mui/icons-material';
import { useTranslate } from 'react-admin';
import { Status, type Tone } from '@/ui/marks/Status';

/** The states of a kind of record, with their looks. */
export interface States<S extends string> {
  /** The prefix of the states' words. */
  readonly texts: string;
  readonly looks: Readonly<Record<S, { readonly icon: SvgIconComponent; readonly tone: Tone }>>;
}

interface StatusMarkProps<S extends string> {
  states: States<S>;
  state: S;
  /** As in `Status`. */
  details?: string | undefined;
}

/** The state of a record. */
export function StatusMark<S extends string>({ states, state, details }: StatusMarkProps<S>) {
  const translate = useTranslate();
  return (
    <Status {...states.looks[state]} details={details}>
      {translate(`${states.texts}.${state}`)}
    </Status>
  );
}
