import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import { isSameLanguage } from '@/api/languageCode';
import { offeredLanguagesKey } from '@/api/readLanguages';
import { whenIdle } from '@/ui/loading/whenIdle';
import { useTextOverlay } from '@/ui/textOverlay';
import { findOffer, type LanguageSource } from './offeredLanguages';

/** Milliseconds after which the chosen language is checked even if the browser is busy. */
const maxIdleMs = 10_000;

export interface OfferOptions extends LanguageSource {
  /** Replaces a chosen language that the server no longer offers. */
  readonly defaultLanguage: string;
  /** Whether the list may load before the menu opens: only while signed in. */
  readonly askInBackground: boolean;
}

/** The available languages, and the function that chooses one. */
export type Offered = ReturnType<typeof useOffer>;

/** The available languages, loaded by `request`. When the browser is idle, the chosen one is checked, and replaced if no longer offered. */
export function useOffer({ defaultLanguage, askInBackground, ...source }: OfferOptions) {
  const [locale, choose] = useLocaleState();
  const current = useTextOverlay().chosenLanguage() ?? locale;
  const {
    data: offer,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: offeredLanguagesKey,
    queryFn: ({ signal }) => findOffer(source, current, signal),
    enabled: false, // only by `request`: a sign-out empties the cache, and must not cause a call
    retry: false,
  });
  const isKnown = offer !== undefined;
  const isChosen = !isSameLanguage(current, defaultLanguage);
  const isUnchecked = isChosen && !isKnown && !isError;

  const request = useCallback(() => {
    if (!isKnown) void refetch({ cancelRefetch: false });
  }, [isKnown, refetch]);

  useEffect(() => {
    if (askInBackground && isUnchecked) return whenIdle(request, maxIdleMs);
  }, [askInBackground, isUnchecked, request]);

  useEffect(() => {
    if (!offer?.isListed || !isChosen) return;
    if (!offer.languages.some(({ code }) => isSameLanguage(code, current))) choose(defaultLanguage);
  }, [offer, isChosen, current, choose, defaultLanguage]);

  return { current, choose, offer, isError: isError && !isFetching, isFetching, request };
}
