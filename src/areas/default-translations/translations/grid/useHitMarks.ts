import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { markTexts, unmarkTexts } from '../../translate-mode/markedTexts';

/** A text without case and diacritics, as the server compares it, but as long as before. */
const folded = (text: string) =>
  [...text.toLowerCase()]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return plain.length === letter.length ? plain : letter;
    })
    .join('');

/** The places of a word in a text. */
export function hitsOf(text: string, search: string): readonly number[] {
  const [where, what] = [folded(text), folded(search.trim())];
  const starts: number[] = [];
  if (what === '' || where.length !== text.length) return starts;
  for (let start = where.indexOf(what); start >= 0; start = where.indexOf(what, start + what.length))
    starts.push(start);
  return starts;
}

function rangesIn(element: Element, search: string): Range[] {
  const { firstChild } = element;
  if (!(firstChild instanceof Text)) return [];
  return hitsOf(firstChild.data, search).map((start) => {
    const range = document.createRange();
    range.setStart(firstChild, start);
    range.setEnd(firstChild, start + search.trim().length);
    return range;
  });
}

/**
 * Marks what the search of the address has found in the rendered rows. Keys are in `bdi` elements with `data-hit="key"`,
 * texts in those with `data-hit="text"`. Nothing is rendered for it.
 */
export function useHitMarks(frame: HTMLElement | null): void {
  const { q = '', key_q: ofKeys = q, text_q: ofTexts = q } = useListContext().filterValues;
  // After each render: scrolling replaces rows.
  useEffect(() => {
    const marks = Object.entries({ key: ofKeys, text: ofTexts }).flatMap(([kind, search]) =>
      frame && typeof search === 'string' && search !== ''
        ? [...frame.querySelectorAll(`bdi[data-hit=${kind}]`)].flatMap((each) => rangesIn(each, search))
        : [],
    );
    if (marks.length > 0)
      markTexts(
        'hit',
        marks.map((range) => ({ range })),
      );
    else unmarkTexts('hit');
  });
  useEffect(() => () => unmarkTexts('hit'), []);
}
