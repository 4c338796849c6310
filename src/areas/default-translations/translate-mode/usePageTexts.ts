import { useEffect, useState } from 'react';
import { findTexts, isOwnPart, type PageText } from './pageTexts';

/** Milliseconds without a change after which the page is looked at again. */
const pause = 300;

/** The texts of the page that have keys; they follow what the page shows. */
export function usePageTexts(): readonly PageText[] {
  const [texts, setTexts] = useState(() => findTexts(document.documentElement));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setTexts(findTexts(document.documentElement));
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => isOwnPart(target))) return;
      clearTimeout(timer);
      timer = setTimeout(look, pause);
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return texts;
}
