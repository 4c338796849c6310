import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { whenIdle } from '@/ui/loading/whenIdle';
import { useTextOverlay } from '@/ui/textOverlay';
import type { Language } from '../../languages/languageSchema';
import type { TextList } from '../useTextList';

/** A text in a language, by the id of its key. */
interface Named {
  readonly id: string;
  readonly language: Language;
}

const nameOf = (id: string | null | undefined, code: string | null | undefined) =>
  id ? `${id} ${code}` : '';

/**
 * Which text is edited; English can be where its file is loaded, elsewhere a message says why it cannot. The address names the text, so
 * that a link leads to it. It follows when there is time, because all that stands around the rows is rendered with it.
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
  /** What the address said when it was read or written last. */
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
    /** The row that it stands in; -1 where a link leads to a text that the loaded rows do not have. */
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
