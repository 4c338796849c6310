import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSameLanguage } from '../../../api/languageCode';
import { useLanguageName } from '../../../directory/languages';
import { Loaded } from '../../../records/calls/Loaded';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import type { Language } from '../languages/languageSchema';
import { useLanguages } from '../languages/useLanguages';
import { TextEditor } from '../translations/editor/TextEditor';
import { byKey } from '../translations/textFilters';
import type { Translation } from '../translations/translationSchema';
import { textsResource } from '../translations/useTextList';
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
  const query = useText(found.key, language.id);
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
            onClose={(_then, wasSaved) => (wasSaved ? setSaved(true) : onLeave())}
          />
        );
      }}
    </Loaded>
  );
}

/** A text by its key, loaded when it is opened and left alone while somebody writes; a save is shown in it as in all lists. */
function useText(key: string, language: string) {
  const calls = useRecordCalls();
  const asked = {
    filter: { key_eq_any: [key] },
    pagination: { page: 1, perPage: 1 },
    sort: byKey,
    meta: { embed: [language] },
  };
  return useQuery({
    queryKey: [textsResource, 'getList', asked],
    queryFn: ({ signal }) => calls.getList<Translation>(textsResource, { ...asked, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
