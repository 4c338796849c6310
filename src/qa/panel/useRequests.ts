import { useState, useSyncExternalStore } from 'react';
import type { LoggedRequest } from '../../mocks/requestLog';
import type { Instrument } from '../instrument';

type Source = Pick<Instrument['api'], 'requests' | 'onRequest'>;

export const shownRequests = 200;

/** The latest requests, newest first; an unchanged one stays the same object. */
export function useRequests(source: Source): readonly LoggedRequest[] {
  const [store] = useState(() => createStore(source));
  return useSyncExternalStore(store.subscribe, store.snapshot);
}

function createStore(source: Source) {
  // The log changes its entries in place; rows compare copies.
  const copies = new WeakMap<LoggedRequest, LoggedRequest>();
  let latest = read();

  function copyOf(entry: LoggedRequest): LoggedRequest {
    const known = copies.get(entry);
    if (known && known.duration === entry.duration && known.answer === entry.answer) return known;
    const copy = { ...entry };
    copies.set(entry, copy);
    return copy;
  }
  function read(): readonly LoggedRequest[] {
    return source.requests.slice(-shownRequests).reverse().map(copyOf);
  }

  return {
    snapshot: () => latest,
    /** Once per frame: a page may send dozens of requests at a time. */
    subscribe(listener: () => void): () => void {
      let frame = 0;
      function refresh(): void {
        frame = 0;
        latest = read();
        listener();
      }
      const ask = () => {
        if (frame === 0) frame = requestAnimationFrame(refresh);
      };
      const stop = source.onRequest(ask);
      ask();
      return () => {
        stop();
        cancelAnimationFrame(frame);
      };
    },
  };
}
