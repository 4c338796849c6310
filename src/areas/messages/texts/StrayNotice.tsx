import Alert from '@mui/material/Alert';
import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { isolate, joinNames } from '@/people/audience/audienceSentence';
import { asWritten } from '../checks/messageText';

/** Warns of text that only looks like a placeholder (`strayPlaceholders`), while typing and again before publishing. */
export function StrayNotice({ found }: { found: readonly string[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (found.length === 0) return null;
  const names = joinNames(found.map(isolate), locale, 'conjunction');
  return (
    <Alert severity="warning" variant="outlined" role="status">
      <IsolatedText text={translate('areas.messages.texts.stray', { found: names, ...asWritten })} />
    </Alert>
  );
}
