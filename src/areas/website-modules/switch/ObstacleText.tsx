import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { joinNames } from '@/people/audience/audienceSentence';
import { isolate } from '@/ui/isolate';
import type { Obstacle } from './planSchema';

interface ObstacleTextProps {
  obstacle: Obstacle;
  /** Returns a module's isolated name. */
  nameOf: (id: string) => string;
  /** The isolated name of the module to switch. */
  name: string;
}

const texts = 'areas.website-modules.switch.refused';

/** Why a module cannot be switched: which modules prevent it, and what would help. */
export function ObstacleText({ obstacle: { code, modules }, nameOf, name }: ObstacleTextProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const nameIn = ({ id, key }: Obstacle['modules'][number]) => (id === undefined ? isolate(key) : nameOf(id));
  const [first] = modules;
  const args = {
    name,
    others: joinNames(modules.map(nameIn), locale, 'conjunction'),
    of: first?.of === undefined ? name : nameOf(first.of),
    release: isolate(first?.minRelease ?? ''),
  };
  const isOld = code === 'missing' && first?.id !== undefined;
  const text = isOld ? (first.minRelease === undefined ? 'unusable' : 'old') : code;
  return <IsolatedText text={translate(`${texts}.${text}`, args)} />;
}
