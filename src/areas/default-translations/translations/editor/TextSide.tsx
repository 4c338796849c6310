import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { RecordTabs } from '@/records/tabs/RecordTabs';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';
import { Suggestions } from './Suggestions';
import { TextHistory } from './TextHistory';

const texts = 'areas.default-translations.editor';

interface TextSideProps {
  text: Translation;
  language: Language;
  /** Puts a text into the fields. */
  onTake: (value: string) => void;
}

/** What helps with a text: how similar ones were translated, and what it was before. Not rendered with each character. */
export const TextSide = memo(function TextSide(props: TextSideProps) {
  const translate = useTranslate();
  return (
    <div>
      <RecordTabs
        label={translate(`${texts}.beside`)}
        tabs={[
          { name: 'similar', label: translate(`${texts}.suggestions`), content: <Suggestions {...props} /> },
          { name: 'history', label: translate(`${texts}.history`), content: <TextHistory {...props} /> },
        ]}
      />
    </div>
  );
});
