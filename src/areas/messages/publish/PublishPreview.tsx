import { useState } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { SelectField } from '@/records/inputs/SelectField';
import { statesOf } from '../checks/messageText';
import type { Message } from '../messageSchema';
import { PreviewScreen } from '../preview/PreviewScreen';
import { previewItem } from '../preview/usePreviewItem';

/** The message as readers will see it, in each language with a text. */
export function PublishPreview({ message }: { message: Message }) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const [theme] = useTheme();
  const { texts, fallback } = message;
  const written = Object.entries(statesOf(texts)).flatMap(([code, state]) =>
    state === 'empty' ? [] : [code],
  );
  const [language, setLanguage] = useState(fallback);
  return (
    <div>
      {written.length > 1 ? (
        <SelectField
          size="small"
          label={translate('areas.messages.preview.language')}
          value={language}
          onChange={setLanguage}
          options={[...new Set([fallback, ...written])].map((value) => ({ value, label: nameOf(value) }))}
        />
      ) : null}
      <PreviewScreen
        item={previewItem(message, language)}
        language={language}
        isHandset={false}
        isDark={theme === 'dark'}
      />
    </div>
  );
}
