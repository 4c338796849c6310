import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { joinNames } from '@/people/audience/audienceSentence';
import { isOffered, type Language } from '../languages/languageSchema';

const texts = 'areas.default-translations.publish';

/** When readers see what is published: at once, or once a language is offered to them. */
export function PublishConsequence({ languages }: { languages: readonly Language[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const waiting = languages.filter((language) => !isOffered(language)).map(({ name }) => name);
  return (
    <Typography variant="body2" sx={{ flex: '1 1 16rem' }}>
      {waiting.length < languages.length || waiting.length === 0 ? translate(`${texts}.consequence`) : null}{' '}
      {waiting.length === 0
        ? null
        : translate(`${texts}.notOffered`, {
            languages: joinNames(waiting, locale, 'conjunction'),
            smart_count: waiting.length,
          })}
    </Typography>
  );
}
