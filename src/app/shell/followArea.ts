import { jsonBody } from '@/api/request';
import type { Area } from '@/areas';
import type { Services } from '../services';

/** The query key of what waits in an area's places. */
export const waitingKey = (area: string) => ['shell', area];

type Parts = Pick<Services, 'api' | 'config' | 'queryClient' | 'signOutWork' | 'store'>;

/** Starts an area's `follow`; returns a function that stops it. A failed load is not retried until the next sign-in. */
export function followArea({ key, shell }: Area, parts: Parts): () => void {
  const { api, config, queryClient, signOutWork, store } = parts;
  const stops: (() => void)[] = [];
  let isOver = false;
  const begin = async () => {
    const follow = await shell?.follow?.();
    if (isOver || follow === undefined) return;
    const stop = follow({
      ask: (schema, { base = 'clientApi', path, body }) =>
        api.request(schema, {
          url: config.bases[base] + path,
          ...(body !== undefined && { method: 'POST', ...jsonBody(body) }),
        }),
      store,
      report(waiting) {
        if (!isOver) queryClient.setQueryData(waitingKey(key), waiting);
      },
      beforeSignOut: (work) => stops.push(signOutWork.add(work)),
    });
    stops.push(stop);
  };
  begin().catch(() => {});
  return () => {
    isOver = true;
    for (const stop of stops.splice(0)) stop();
  };
}
