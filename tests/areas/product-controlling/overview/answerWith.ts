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
  change: (answer: Answer, asked: { queries: { id: string }[] }) => Answer | Promise<Answer>,
) {
  fixtures.server.use(
    http.post(`*${queryCall}`, async ({ request }) => {
      // The body is the application's.
      const asked = (await request.clone().json()) as { queries: { id: string }[] };
      const own = new Request(request.url.replace(/^[^/]*\/\/[^/]*/, location.origin), {
        method: 'POST',
        headers: { ...Object.fromEntries(request.headers), 'x-own': '1' },
        body: JSON.stringify(asked),
      });
      if (request.headers.has('x-own')) return undefined;
      const response = await fetch(own);
      return HttpResponse.json(await change((await response.json()) as Answer, asked));
    }),
  );
}
