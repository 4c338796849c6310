import { useState } from 'react';

const portion = 200;

/** The latest of a list, how many `hidden` come before them, and what shows more of those: thousands would stop the page. */
export function useLatest<Item>(list: readonly Item[]) {
  const [count, setCount] = useState(portion);
  const hidden = Math.max(list.length - count, 0);
  const latest = hidden > 0 ? list.slice(hidden) : list;
  return { latest, hidden, showMore: () => setCount((before) => before + portion) };
}
