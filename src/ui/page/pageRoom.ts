import { createStore } from '@/createStore';
import { useStoreValue } from '../useStoreValue';

/** The width below which a header shows one button and a menu, in rem. */
const roomyWidth = 52;

/** The width from which two columns of a form's size stand side by side, in rem. */
const wideWidth = 68.75;

/** One for the window: whether the page's content is narrower than that. Measured once for all pages, not on each. */
const isNarrow = createStore(false);
const isWide = createStore(false);

/** Whether the page is too narrow for more than one button beside its headline. */
export const useNarrowPage = (): boolean => useStoreValue(isNarrow);

/** Whether the page has room for a preview as wide as the form beside it. */
export const useWidePage = (): boolean => useStoreValue(isWide);

/** Follows the width of the element around all pages; returns a function that stops it. */
export function followPageRoom(main: HTMLElement): () => void {
  const measure = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const width = main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    isNarrow.set(width > 0 && width < roomyWidth * rem);
    isWide.set(width >= wideWidth * rem);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(main);
  return () => observer.disconnect();
}
