import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { joinNames } from '@/people/audience/audienceSentence';
import type { AudienceReach } from '@/people/audience/useAudienceReach';
import { useLanguageName } from '@/people/languages';
import { AppLink } from '@/ui/page/AppLink';
import type { States } from '../checks/messageText';
import { messagePath } from '../messageSchema';
import { fallingBack } from './fallingBack';

const texts = 'areas.messages.publish';

interface MissingLanguagesProps {
  /** The message to link to, if its texts are not on this page. */
  id?: string;
  states: States;
  /** The language for readers of no other one. */
  fallback: string;
  reach: AudienceReach | undefined;
  /** Called when a link to a text is clicked. */
  onOpen?: () => void;
}

/**
 * The audience's languages without a complete text, how many people read another one instead, and links to each text.
 */
export function MissingLanguages({ id, states, fallback, reach, onOpen }: MissingLanguagesProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const nameOf = useLanguageName();
  const missing = fallingBack(states, fallback, reach?.byLanguage ?? []);
  return (['part', 'empty'] as const).map((state) => {
    const languages = missing.filter((each) => each.state === state);
    if (languages.length === 0) return null;
    const names = languages.map(({ language }) => nameOf(language));
    return (
      <Alert key={state} severity="warning" variant="outlined">
        {translate(`${texts}.fallsBack.${state}`, {
          smart_count: languages.reduce((sum, { count }) => sum + count, 0),
          languages: joinNames(names, locale, 'conjunction'),
          fallback: nameOf(fallback),
        })}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {languages.map(({ language }) => (
            <AppLink
              key={language}
              to={`${id === undefined ? '' : messagePath(id)}?${new URLSearchParams({ tab: 'texts', language })}`}
              onClick={onOpen}
            >
              {translate(`${texts}.openText`, { language: nameOf(language) })}
            </AppLink>
          ))}
        </Box>
      </Alert>
    );
  });
}
