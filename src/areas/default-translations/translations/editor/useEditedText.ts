import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { whenIdle } from '@/ui/loading/whenIdle';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../../languages/languageSchema';
import type { TextList } from '../useTextList';

interface Named {
  readonly id: string;
  readonly language: Language;
}

const nameOf = (id: string | null | undefined, code: string | null | undefined) =>
  id ? `${id} ${code}` : '';

/**
 * The edited text. English can be edited only if its file is loaded; otherwise a notification says why not. The address
 * names the text, so that it can be linked to. It is updated when idle, because that renders the whole page.
 */
export function useEditedText(list: TextList, languages: readonly Language[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const { loads } = useTextOverlay();
  const [params] = useSearchParams();
  const [id, code] = [params.get('key'), params.get('language')];
  const asked = nameOf(id, code);
  const read = (): Named | undefined => {
    const language = languages.find((each) => each.id === code);
    return id && language && loads(language.id) ? { id, language } : undefined;
  };
  const [edited, setEdited] = useState(read);
  const named = nameOf(edited?.id, edited?.language.id);
  /** The text in the address when it was last read or written. */
  const known = useRef(asked);
  const follow = useEffectEvent(() => setEdited(read()));
  useEffect(() => {
    if (asked === known.current) return;
    known.current = asked;
    follow();
  }, [asked]);
  const write = useEffectEvent(() => {
    known.current = named;
    list.name(edited && { key: edited.id, language: edited.language.id });
  });
  useEffect(() => (named === known.current ? undefined : whenIdle(() => write())), [named]);

  const index = edited ? list.indexOf(edited.id) : -1;
  return {
    edited: edited && { ...edited, text: list.rowAt(index) },
    /** Its row; -1 if it is not among the loaded rows. */
    index,
    next: index < 0 ? undefined : list.rowAt(index + 1),
    open(row: number, language: Language | undefined) {
      const text = list.rowAt(row);
      if (text === undefined || language === undefined) return setEdited(undefined);
      if (loads(language.id)) return setEdited({ id: text.id, language });
      const said = translate('areas.default-translations.grid.baseReadOnly', { language: language.name });
      notify(said, { type: 'info', autoHideDuration: 8000 });
    },
    close: () => setEdited(undefined),
  };
}
