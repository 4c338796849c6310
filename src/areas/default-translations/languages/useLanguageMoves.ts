import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useLayoutEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { type Language, languageSchema } from './languageSchema';
import { languagesKey, languagesResource } from './useLanguages';

const texts = 'areas.default-translations.languages';
const mutationKey = [languagesResource, 'move'];

/** Up or down by one, among the languages of the same kind. */
export type Step = -1 | 1;

interface LanguageMoves {
  readonly move: (language: Language, step: Step) => void;
  /** Why there is no such step, as a sentence. */
  readonly refusalOf: (language: Language, step: Step) => string | undefined;
}

export const LanguageMovesContext = createContext<LanguageMoves>({
  move: () => {},
  refusalOf: () => undefined,
});

/** What readers have stands before what is being prepared. */
export const inOrder = (all: readonly Language[]) =>
  [...all].sort((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ isBase, listed }: Language) => (isBase || listed ? 0 : 1);

/** Moves languages, at once and one call after the other; the focus stays with what is moved, and `announced` says where that is. */
export function useLanguageMoves(all: readonly Language[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const [announced, announce] = useState('');
  const focused = useRef<Element>(null);
  // An element that changes its place loses the focus.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && document.activeElement === document.body) element.focus();
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({
      id,
      position,
    }: {
      id: string;
      position: number;
      before: readonly Language[] | undefined;
    }) =>
      calls.call(languagesResource, {
        path: `/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { position },
        schema: languageSchema,
      }),
    onError: (error, { before }) => {
      queryClient.setQueryData(languagesKey, before);
      announce('');
      notify(errorText(error), { type: 'error' });
    },
    onSettled: () => {
      // What is still to be sent is not taken back by what the server has so far.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: languagesKey });
    },
  });
  const neighbours = (language: Language) => inOrder(all).filter((each) => rankOf(each) === rankOf(language));
  const placeOf = (language: Language) => neighbours(language).findIndex(({ id }) => id === language.id);

  function refusalOf(language: Language, step: Step): string | undefined {
    if (neighbours(language)[placeOf(language) + step]) return undefined;
    const list = rankOf(language) === 0 ? 'offered' : 'prepared';
    return translate(`${texts}.move.${step < 0 ? 'first' : 'last'}.${list}`, { language: language.name });
  }

  function move(language: Language, step: Step): void {
    const beside = neighbours(language);
    const place = placeOf(language) + step;
    const position = all.findIndex(({ id }) => id === beside[place]?.id);
    if (position < 0) {
      announce(refusalOf(language, step) ?? '');
      return;
    }
    const before = queryClient.getQueryData<readonly Language[]>(languagesKey);
    // It is there already by the first press of a double click.
    if (before?.[position]?.id === language.id) return;
    void queryClient.cancelQueries({ queryKey: languagesKey });
    queryClient.setQueryData<readonly Language[]>(languagesKey, (known) => {
      const moved = known?.find(({ id }) => id === language.id);
      return moved && known?.filter((each) => each !== moved).toSpliced(position, 0, moved);
    });
    focused.current = document.activeElement;
    announce(
      translate(`${texts}.move.place`, { language: language.name, place: place + 1, count: beside.length }),
    );
    mutate({ id: language.id, position, before });
  }

  return { move, refusalOf, announced };
}
