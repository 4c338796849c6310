import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSameLanguage } from '@/api/languageCode';
import { useLanguageName } from '@/people/languages';
import { Loaded } from '@/records/calls/Loaded';
import type { Language } from '../languages/languageSchema';
import { useLanguages } from '../languages/useLanguages';
import { TextEditor } from '../translations/editor/TextEditor';
import { useOneText } from '../translations/editor/useOneText';
import type { FoundKey } from './foundKeys';
import { PanelNotice } from './PanelNotice';
import { SavedText } from './SavedText';

interface PanelEditorProps {
  found: FoundKey;
  /** The language that the page is shown in. */
  code: string;
  /** The panel closes: there is nothing more to do, or the person goes elsewhere. */
  onLeave: () => void;
}

/** The editor of the grid in the panel of translate mode, or why this text cannot be changed here. */
export function PanelEditor({ found, code, onLeave }: PanelEditorProps) {
  const languageName = useLanguageName();
  const languages = useLanguages();
  return (
    <Loaded query={languages}>
      {(all) => {
        const base = all.find(({ isBase }) => isBase);
        const language = all.find(({ id }) => isSameLanguage(id, code));
        if (!base || !language)
          return <PanelNotice reason="notPrepared" {...{ found, onLeave }} language={languageName(code)} />;
        if (language.isBase) return <PanelNotice reason="readOnly" found={found} language={language.name} />;
        return <EditorOf {...{ found, language, base, onLeave }} />;
      }}
    </Loaded>
  );
}

interface EditorOfProps extends Pick<PanelEditorProps, 'found' | 'onLeave'> {
  language: Language;
  base: Language;
}

function EditorOf({ found, language, base, onLeave }: EditorOfProps) {
  const translate = useTranslate();
  const query = useOneText({ key_eq_any: [found.key] }, language.id);
  const [isSaved, setSaved] = useState(false);
  return (
    <Loaded query={query} failed={translate('areas.default-translations.mode.failed')}>
      {({ data: [text] }) => {
        if (!text) return <PanelNotice reason="unknown" {...{ found, onLeave }} language={language.name} />;
        if (isSaved)
          return (
            <SavedText text={text} language={language} onAgain={() => setSaved(false)} onLeave={onLeave} />
          );
        return (
          <TextEditor
            compact
            text={text}
            language={language}
            base={base}
            onClose={(_then, saved) => (saved ? setSaved(true) : onLeave())}
          />
        );
      }}
    </Loaded>
  );
}
