import Alert from '@mui/material/Alert';
import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { isolate, joinNames } from '@/people/audience/audienceSentence';
import { asWritten } from '../checks/messageText';

/** Warns of what looks like a placeholder and is none (`strayPlaceholders`): while it is written, and once more before it is published. */
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
