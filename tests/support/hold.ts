import { type HttpResponse, http } from 'msw';
import type { setupServer } from 'msw/node';
import { gate } from './pageHistory';

interface HoldOptions {
  /** Restricts the calls to hold; default: all of that address. */
  only?: (url: URL) => boolean;
  /** Default: the response of the fixture API. */
  answer?: (url: URL) => HttpResponse<object>;
}

/** Holds back the responses of an address. @returns the number of calls, and a function that releases them */
export function hold(
  server: Pick<ReturnType<typeof setupServer>, 'use'>,
  address: string,
  { only = () => true, answer }: HoldOptions = {},
) {
  const { opened, open } = gate();
  const held = { asked: 0, release: open };
  server.use(
    http.all(address, async ({ request }) => {
      const url = new URL(request.url);
      if (!only(url)) return undefined;
      held.asked += 1;
      await opened;
      return answer?.(url);
    }),
  );
  return held;
}
