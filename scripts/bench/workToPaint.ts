import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';

/** The tasks of the main thread, the events that the page hears, and the frames that it hands over. */
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const event = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** Begin and length on the clock, length on the processor; in microseconds. */
  ts: v.fallback(v.number(), 0),
  dur: v.fallback(v.number(), 0),
  tdur: v.fallback(v.number(), 0),
  args: v.fallback(
    v.object({ data: v.fallback(v.object({ type: v.fallback(v.string(), '') }), { type: '' }) }),
    {
      data: { type: '' },
    },
  ),
});
type TraceEvent = v.InferOutput<typeof event>;
const trace = v.object({ traceEvents: v.array(event) });

/** Events of one press follow one another within so many microseconds; a press that nothing is painted for within so many changes nothing. */
const [together, atMost] = [50_000, 400_000];

/**
 * Does something while the browser writes a trace; gives what each press took of the processor until the frame that shows it was
 * handed over, in milliseconds. Other work on the machine hardly makes it more, unlike the time until the paint; presses without
 * a frame are left out. Not for a slowed page, whose processor is kept busy to slow it.
 * @param type of the event that begins a press
 */
export async function workToPaint(
  browser: Browser,
  page: Page,
  type: string,
  act: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories });
  await act();
  return worksOf(JSON.parse((await browser.stopTracing()).toString()), type);
}

/** The same of a trace (Trace Event Format). */
export function worksOf(written: unknown, type: string): number[] {
  const all = v.parse(trace, written).traceEvents.sort((one, other) => one.ts - other.ts);
  const presses = all.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === type);
  return presses.flatMap((press, index) => {
    const before = presses[index - 1];
    if (before !== undefined && press.ts - before.ts < together) return [];
    const own = all.filter(({ pid, tid }) => pid === press.pid && tid === press.tid);
    const frame = own.find(({ name, ts }) => name === 'Commit' && ts >= press.ts);
    if (frame === undefined || frame.ts - press.ts > atMost) return [];
    const tasks = outermost(own.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask')));
    const worked = tasks.filter(({ ts, dur }) => ts + dur > press.ts && ts <= frame.ts);
    return [worked.reduce((sum, { tdur }) => sum + tdur, 0) / 1000];
  });
}

/** Of tasks within tasks the outer ones. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return tasks.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}
