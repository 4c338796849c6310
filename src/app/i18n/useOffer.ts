import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { isSameLanguage } from '@/api/languageCode';
import { offeredLanguagesKey } from '@/api/readLanguages';
import { whenIdle } from '@/ui/loading/whenIdle';
import { useTextOverlay } from '@/ui/textOverlay';
import { findOffer, type LanguageSource } from './offeredLanguages';

/** Milliseconds after which a chosen language is checked in any case. */
const longest = 10_000;

export interface OfferOptions extends LanguageSource {
  /** What stands in for a chosen language that the server no longer offers (case T218). */
  readonly defaultLanguage: string;
  /** Whether the list may be asked for before the menu is opened: signed in, that is. */
  readonly askInBackground: boolean;
}

/** The languages on offer, and what chooses one. */
export type Offered = ReturnType<typeof useOffer>;

/** The languages on offer, loaded by `request`. A chosen one is checked when idle and replaced if no longer offered. */
export function useOffer({ defaultLanguage, askInBackground, ...source }: OfferOptions) {
  const [shown, choose] = useLocaleState();
  const current = useTextOverlay().chosen() ?? shown;
  const {
    data: offer,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: offeredLanguagesKey,
    queryFn: ({ signal }) => findOffer(source, current, signal),
    enabled: false, // on request alone: the cache is emptied on sign-out, and nothing may be asked for then
    retry: false,
  });
  const isKnown = offer !== undefined;
  const isChosen = !isSameLanguage(current, defaultLanguage);
  const isUnchecked = isChosen && !isKnown && !isError;

  const request = useCallback(() => {
    if (!isKnown) void refetch({ cancelRefetch: false });
  }, [isKnown, refetch]);

  useEffect(() => {
    if (askInBackground && isUnchecked) return whenIdle(request, longest);
  }, [askInBackground, isUnchecked, request]);

  useEffect(() => {
    if (!offer?.isListed || !isChosen) return;
    if (!offer.languages.some(({ code }) => isSameLanguage(code, current))) choose(defaultLanguage);
  }, [offer, isChosen, current, choose, defaultLanguage]);

  return { current, choose, offer, isError: isError && !isFetching, isFetching, request };
}
