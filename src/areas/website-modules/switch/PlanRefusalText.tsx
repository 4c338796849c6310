import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { isolate, joinNames } from '@/people/audience/audienceSentence';
import type { PlanRefusal } from './planSchema';

interface PlanRefusalTextProps {
  refusal: PlanRefusal;
  /** Returns a module's isolated name. */
  nameOf: (id: string) => string;
  /** The isolated name of the module to switch. */
  name: string;
}

const texts = 'areas.website-modules.switch.refused';

/** Why a module cannot be switched: which modules prevent it, and what would help. */
export function PlanRefusalText({ refusal: { code, modules }, nameOf, name }: PlanRefusalTextProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const called = ({ id, key }: PlanRefusal['modules'][number]) =>
    id === undefined ? isolate(key) : nameOf(id);
  const [first] = modules;
  const args = {
    name,
    others: joinNames(modules.map(called), locale, 'conjunction'),
    of: first?.of === undefined ? name : nameOf(first.of),
    release: isolate(first?.minRelease ?? ''),
  };
  const isOld = code === 'missing' && first?.id !== undefined;
  const text = isOld ? (first.minRelease === undefined ? 'unusable' : 'old') : code;
  return <IsolatedText text={translate(`${texts}.${text}`, args)} />;
}
