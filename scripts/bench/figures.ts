import type { Browser, Page } from '@playwright/test';
import { signInOnce } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { startFixtureApi } from './fixtureApi.ts';
import { pressesOf, readEvents, watchEvents } from './keyPress.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { untilQuiet } from './scripts.ts';
import { serve } from './server.ts';
import { slowProcessor } from './slowness.ts';
import { percentile } from './statistics.ts';

const slowdown = 4;
const pointCount = 10_000;
const rowCount = 50_000;
const area = '/press-controlling';

/** Milliseconds from one press, move or turn of the wheel to the next. */
const pause = 100;
const times = 40;

interface Answer {
  readonly results: { id: string; buckets: object[]; series: { values: number[]; previous?: number[] }[] }[];
}

/** The answer with so many points that the server itself would refuse them. */
async function withPoints(request: Request, answer: Response): Promise<Response> {
  if (!request.url.endsWith('/figures/actions/query')) return answer;
  // The body is that of the fixture API.
  const body = (await answer.json()) as Answer;
  const values = Array.from({ length: pointCount }, (_, place) => 1000 + ((place * 7919) % 997));
  const buckets = values.map((_, place) => {
    const day = new Date(Date.UTC(1990, 0, 1 + place)).toISOString().slice(0, 10);
    return { from: day, to: day, state: 'complete' };
  });
  const results = body.results.map((result) =>
    result.id === 'main'
      ? { ...result, buckets, series: result.series.map((one) => ({ ...one, values, previous: values })) }
      : result,
  );
  return new Response(JSON.stringify({ ...body, results }), {
    status: answer.status,
    headers: answer.headers,
  });
}

/**
 * Has the page keep how long each event of a kind takes until the next paint, which Event Timing leaves out for these. After a turn
 * of the wheel it is the paint in which the rows in sight are in the document.
 */
async function watchPaints(page: Page, kind: 'pointermove' | 'wheel'): Promise<void> {
  await page.evaluate((name) => {
    const paints: number[] = [];
    Object.assign(window, { benchPaints: paints });
    const table = document.querySelector('table[aria-rowcount]')?.parentElement;
    const isCovered = () => {
      const box = table?.getBoundingClientRect();
      if (name !== 'wheel' || !box) return true;
      return ![box.top + 100, box.bottom - 20].some((y) =>
        document.elementFromPoint(box.left + 40, Math.min(y, innerHeight - 5))?.closest('.room'),
      );
    };
    addEventListener(
      name,
      ({ timeStamp }) => {
        const check = () => {
          if (!isCovered()) return void requestAnimationFrame(check);
          // Arrives after the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => paints.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        };
        requestAnimationFrame(check);
      },
      { passive: true, capture: true },
    );
  }, kind);
}

async function readPaints(page: Page): Promise<number[]> {
  await page.waitForTimeout(500);
  // The array that `watchPaints` has put there.
  const paints = await page.evaluate(() => Reflect.get(window, 'benchPaints') as number[]);
  return paints.map((time) => Math.round(time));
}

function tell(of: string, measured: readonly number[]): Figure {
  const ours = percentile(measured, 95);
  say(`Figures: ${of}: median ${percentile(measured, 50)} ms, 95th ${ours} ms, of ${measured.length}`);
  return { goal: 'figuresPaint', of, ours };
}

async function measureChart(page: Page): Promise<Figure[]> {
  const chart = page.locator('[aria-label="Item requests over time"]');
  await chart.waitFor({ timeout: 120_000 });
  await chart.scrollIntoViewIfNeeded();
  await untilQuiet(page, 1000);
  await slowProcessor(page, slowdown);
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart is not seen');
  await watchPaints(page, 'pointermove');
  for (let move = 0; move < times; move++) {
    await page.mouse.move(box.x + 100 + move * 15, box.y + 120);
    await page.waitForTimeout(pause);
  }
  const moves = await readPaints(page);
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'As table' }).focus();
  await page.keyboard.press('Tab');
  await watchEvents(page);
  for (let press = 0; press < times; press++) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(pause);
  }
  const presses = pressesOf(await readEvents(page), times);
  return [tell('pointer on 10,000 points', moves), tell('arrow key on 10,000 points', presses)];
}

async function measureTable(page: Page): Promise<Figure[]> {
  const table = page.locator('table[aria-rowcount]');
  await table.waitFor({ timeout: 120_000 });
  await table.scrollIntoViewIfNeeded();
  await untilQuiet(page, 1000);
  await slowProcessor(page, slowdown);
  await watchPaints(page, 'wheel');
  const region = page.getByRole('group', { name: 'By Title' });
  await region.scrollIntoViewIfNeeded();
  const box = await region.boundingBox();
  if (!box) throw new Error('The table is not seen');
  await page.mouse.move(box.x + 200, Math.min(box.y + 200, 850));
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(pause);
  }
  const rows = await page.locator('tr[aria-rowindex]').count();
  return [tell('wheel on 50,000 rows', await readPaints(page)), { goal: 'figuresRows', ours: rows }];
}

/** A chart of 10,000 points and a table of 50,000 titles: to the next paint with a slowed processor, and the rows in the document. */
export async function measureFigures(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const parts = [
    { search: '', api: { change: withPoints }, measure: measureChart },
    {
      search: '?by=title&chart=table',
      api: { counts: { 'figure-titles': rowCount } },
      measure: measureTable,
    },
  ];
  for (const { search, api: options, measure } of parts) {
    const api = await startFixtureApi(options);
    const server = await serve(build, api.origin);
    try {
      const storageState = await signInOnce(browser, server.origin);
      const viewport = { width: 1440, height: 900 };
      const page = await browser.newPage({ baseURL: server.origin, storageState, viewport });
      await page.goto(`${area}${search}`);
      figures.push(...(await measure(page).finally(() => page.close())));
    } finally {
      await server.close();
      await api.close();
    }
  }
  return figures;
}
