import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { useLanguageName } from '../languages';
import { joinNames } from './audienceSentence';
import { fallingBack } from './fallingBack';
import type { AudienceReach } from './useAudienceReach';

const texts = 'people.audience.fallsBack';

interface MissingLanguagesProps {
  reach: AudienceReach | undefined;
  /** The language for people who cannot read theirs. */
  fallback: string;
  /** The language in which people of a language read. */
  readIn: (language: string) => string;
  /** Whether there are texts in a language, but not all. */
  isPart?: (language: string) => boolean;
  /** The page with the texts in a language. */
  pageOf: (language: string) => string;
  /** Called when a link to a text is clicked. */
  onOpen?: (() => void) | undefined;
}

/**
 * The audience's languages without a complete text, how many people read another one instead, and links to each text.
 */
export function MissingLanguages(props: MissingLanguagesProps) {
  const { reach, fallback, readIn, isPart = () => false, pageOf, onOpen } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const nameOf = useLanguageName();
  const missing = fallingBack(readIn, fallback, reach?.byLanguage ?? []);
  return (['part', 'empty'] as const).map((state) => {
    const languages = missing.filter(({ language }) => isPart(language) === (state === 'part'));
    if (languages.length === 0) return null;
    const names = languages.map(({ language }) => nameOf(language));
    return (
      <Alert key={state} severity="warning" variant="outlined">
        {translate(`${texts}.${state}`, {
          smart_count: languages.reduce((sum, { count }) => sum + count, 0),
          languages: joinNames(names, locale, 'conjunction'),
          fallback: nameOf(fallback),
        })}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {languages.map(({ language }) => (
            <AppLink key={language} to={pageOf(language)} onClick={onOpen}>
              {translate(`${texts}.open`, { language: nameOf(language) })}
            </AppLink>
          ))}
        </Box>
      </Alert>
    );
  });
}
