import { HttpResponse, http } from 'msw';
import type { openFixtureApi } from '../../../support/renderApp';
import { queryCall } from './controllingScreen';

/** An answer of the fixture API for a test to change. */
export type Answer = {
  revision: number;
  results: { id: string; ok: boolean; totals: Record<string, object>; series?: object[] }[];
};

/** Changes each answer with figures. */
export function answerWith(
  fixtures: ReturnType<typeof openFixtureApi>,
  change: (answer: Answer, body: { queries: { id: string }[] }) => Answer | Promise<Answer>,
) {
  fixtures.server.use(
    http.post(`*${queryCall}`, async ({ request }) => {
      // The body is the application's.
      const body = (await request.clone().json()) as { queries: { id: string }[] };
      const forwarded = new Request(request.url.replace(/^[^/]*\/\/[^/]*/, location.origin), {
        method: 'POST',
        headers: { ...Object.fromEntries(request.headers), 'x-own': '1' },
        body: JSON.stringify(body),
      });
      if (request.headers.has('x-own')) return undefined;
      const response = await fetch(forwarded);
      return HttpResponse.json(await change((await response.json()) as Answer, body));
    }),
  );
}
