import { type HttpResponse, http } from 'msw';
import type { setupServer } from 'msw/node';
import { gate } from './pageHistory';

interface HoldOptions {
  /** Which calls of that address are meant; all by default. */
  only?: (url: URL) => boolean;
  /** That of the fixture API by default. */
  answer?: (url: URL) => HttpResponse<object>;
}

/** Keeps the answers of an address back until they are released. @returns how often it was asked, and the release */
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
