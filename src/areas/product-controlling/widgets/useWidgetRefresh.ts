import { useEffect, useEffectEvent, useRef } from 'react';

/** Asks again each time a widget's `refreshKey` changes, but not when it is first shown. */
export function useWidgetRefresh(refreshKey: number, again: () => void): void {
  const refresh = useEffectEvent(again);
  const lastRefreshKey = useRef(refreshKey);
  useEffect(() => {
    if (lastRefreshKey.current !== refreshKey) refresh();
    lastRefreshKey.current = refreshKey;
  }, [refreshKey]);
}
