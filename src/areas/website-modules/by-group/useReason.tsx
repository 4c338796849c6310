import { useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { pathText } from '@/people/pathText';
import { isolate } from '@/ui/isolate';
import type { Effective } from './useEffective';

/** Returns a phrase for why a reader gets a module or not. */
export function useReason() {
  const translate = useTranslate();
  return ({ via }: Pick<Effective, 'via'>) => {
    const group = isolate(pathText(via.path));
    const why = via.type === 'schedule' ? (via.phase ?? 'ended') : via.type;
    const module = isolate(via.name || via.key || '');
    return <IsolatedText text={translate(`areas.website-modules.byGroup.why.${why}`, { group, module })} />;
  };
}
