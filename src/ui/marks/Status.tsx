import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../focus/visuallyHidden';
import { tipIfCut } from '../tips/tip';

/** The colour of a state: neutral, or of the kind that it has in alerts. */
export type Tone = 'action' | 'disabled' | 'info' | 'success' | 'warning' | 'error';

interface StatusProps {
  /** One of `stateIcons`. */
  icon: SvgIconComponent;
  tone: Tone;
  /** More about it, for pointers and screen readers, if nothing else on the page says it. */
  details?: string | undefined;
  children: ReactNode;
}

/** A state as a word with an icon; the colour only repeats it. Plain elements, because each row of a list has one. */
export function Status({ icon: Icon, tone, details, children }: StatusProps) {
  return (
    <span className={`mark status ${tone}`} title={details}>
      <Icon />
      <span {...(details === undefined ? tipIfCut : undefined)}>
        {children}
        {details === undefined ? null : <span style={visuallyHidden}>{details}</span>}
      </span>
    </span>
  );
}
