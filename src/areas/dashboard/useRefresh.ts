import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useShell } from '@/ui/shell';
import { countKey, freshMs } from './counts/countQuery';
import { useTimestamp } from './useTimestamp';

/** Refreshes what is visible: on demand, after a change, and when the tab becomes visible again after a while. */
export function useRefresh() {
  const translate = useTranslate();
  const moment = useTimestamp();
  const queryClient = useQueryClient();
  const { onRecordsChanged } = useShell();
  const [refreshKey, setRefreshKey] = useState(0);
  const [announced, announce] = useState('');
  const [once, isRefreshing] = useOneAtATime();
  const requestedAt = useRef(Date.now());

  const refresh = useCallback(
    () =>
      once(async () => {
        setRefreshKey((key) => key + 1);
        requestedAt.current = Date.now();
        // Widgets outside the window become stale, and load once they are scrolled to.
        await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === countKey });
        const failed = queryClient.getQueryCache().findAll({
          predicate: ({ queryKey, state }) => queryKey[1] === countKey && state.status === 'error',
        });
        announce(
          translate(failed.length > 0 ? 'areas.dashboard.refreshedInPart' : 'areas.dashboard.refreshed', {
            moment: moment(new Date().toISOString()),
            smart_count: failed.length,
          }),
        );
      }),
    [once, queryClient, translate, moment],
  );

  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible' && Date.now() - requestedAt.current > freshMs)
        void latest.current();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  useEffect(
    () =>
      onRecordsChanged((resource) => {
        void queryClient.invalidateQueries({ queryKey: [resource, countKey] });
      }),
    [onRecordsChanged, queryClient],
  );
  return { refresh, refreshKey, isRefreshing, announced };
}
