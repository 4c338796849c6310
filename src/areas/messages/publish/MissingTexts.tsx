import { MissingLanguages } from '@/people/audience/MissingLanguages';
import type { AudienceReach } from '@/people/audience/useAudienceReach';
import { readIn, type States } from '../checks/messageText';
import { messagePath } from '../messageSchema';

interface MissingTextsProps {
  /** The message to link to, if its texts are not on this page. */
  id?: string;
  states: States;
  /** The language for readers of no other one. */
  fallback: string;
  reach: AudienceReach | undefined;
  /** Called when a link to a text is clicked. */
  onOpen?: () => void;
}

/** The audience's languages without a complete text of a message. */
export function MissingTexts({ id, states, fallback, reach, onOpen }: MissingTextsProps) {
  return (
    <MissingLanguages
      {...{ reach, fallback, onOpen }}
      readIn={(language) => readIn(language, states, fallback)}
      isPart={(language) => states[language] === 'part'}
      pageOf={(language) =>
        `${id === undefined ? '' : messagePath(id)}?${new URLSearchParams({ tab: 'texts', language })}`
      }
    />
  );
}
