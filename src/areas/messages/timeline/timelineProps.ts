import type { Message } from '../messageSchema';
import type { NamedOverlap } from './OverlapText';
import type { TimeWindowControl } from './useTimeWindow';

/** What both looks of the timeline show. */
export interface TimelineProps {
  records: readonly Message[];
  time: TimeWindowControl;
  /** With which others a message meets the same people. */
  overlapOf: (message: Message) => NamedOverlap | undefined;
}
