import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { isolate, joinNames } from '@/people/audience/audienceSentence';

export interface NamedOverlap {
  /** The most people that a message shares with one of the others. */
  readonly people: number;
  /** The name of that one. */
  readonly name: string;
  /** How many others there are beside it. */
  readonly further: number;
}

/** With which messages one meets the same people. */
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
