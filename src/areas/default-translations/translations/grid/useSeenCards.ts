import { useEffect, useState } from 'react';

/** Cards beyond both ends of the window, so that scrolling shows no gap. */
const further = 3;

/** Where nothing is laid out, as in a test: cards in a window. */
const usual = 8;

/** Which cards of equal height are in the window, the last one excluded. @param height of a card, in CSS pixels */
export function useSeenCards(list: HTMLElement | null, total: number, height: number) {
  const [seen, setSeen] = useState({ first: 0, last: usual });
  useEffect(() => {
    if (list === null) return;
    const measure = () => {
      const top = -list.getBoundingClientRect().top;
      const first = Math.max(0, Math.floor(top / height) - further);
      const last = Math.ceil((Math.max(0, top) + window.innerHeight) / height) + further;
      setSeen((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list, height]);
  return { first: Math.min(seen.first, Math.max(0, total - 1)), last: Math.min(seen.last, total) };
}
