import { useState } from 'react';
import { statesOf } from '../checks/messageText';
import type { Message } from '../messageSchema';
import { PreviewScreen } from '../preview/PreviewScreen';
import { PreviewSwitches } from '../preview/PreviewSwitches';
import { usePreviewLook } from '../preview/previewLook';
import { previewItem } from '../preview/usePreviewItem';

/** A message as readers will see it, in each language with a text. */
export function PublishPreview({ message }: { message: Message }) {
  const { texts, fallback } = message;
  const states = Object.entries(statesOf(texts));
  const written = states.flatMap(([code, state]) => (state === 'empty' ? [] : [code]));
  const languages = [...new Set([fallback, ...written])];
  const [language, setLanguage] = useState(written.includes(fallback) ? fallback : (written[0] ?? fallback));
  const [look, setLook] = usePreviewLook();
  return (
    <div>
      <PreviewSwitches {...{ languages, language, look }} onLanguage={setLanguage} onLook={setLook} />
      <PreviewScreen item={previewItem(message, language)} language={language} {...look} />
    </div>
  );
}
