import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { isolate, joinNames } from '@/people/audience/audienceSentence';

export interface NamedOverlap {
  /** The largest number of people that a message shares with another one. */
  readonly people: number;
  /** The name of that message. */
  readonly name: string;
  /** The number of further overlaps. */
  readonly further: number;
}

/** The messages that one overlaps with. */
export function OverlapText({ people, name, further }: NamedOverlap) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const others = [
    isolate(name),
    ...(further > 0 ? [translate('people.audience.more', { smart_count: further })] : []),
  ];
  return (
    <IsolatedText
      text={translate('areas.messages.timeline.overlaps', {
        smart_count: people,
        names: joinNames(others, locale, 'conjunction'),
      })}
    />
  );
}
