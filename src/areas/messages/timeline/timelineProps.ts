import type { Message } from '../messageSchema';
import type { NamedOverlap } from './OverlapText';
import type { TimeWindowControl } from './useTimeWindow';

/** What both forms of the timeline show. */
export interface TimelineProps {
  records: readonly Message[];
  time: TimeWindowControl;
  /** The overlaps of a message. */
  overlapOf: (message: Message) => NamedOverlap | undefined;
}
