import { useStore } from 'react-admin';

/** How high a row is, in CSS pixels: with one line of a text, or with three. */
const [low, tall] = [40, 72];

/** Whether rows show three lines of a text; the choice stays with the person. */
export function useTallRows() {
  const [stored, store] = useStore<unknown>('default-translations.tallRows', false);
  const isTall = stored === true;
  return { isTall, rowHeight: isTall ? tall : low, setTall: (next: boolean) => store(next) };
}
