import type { Answer } from './fixtures.ts';

const rounds = 15;

/** The table so far. */
export const lines: string[] = [];

/** Times some work several times; `prepare` is not counted. @returns the last answer and the median */
export async function measure<T>(
  what: string,
  work: (prepared: T, round: number) => Promise<Answer>,
  { prepare, times = rounds }: { prepare?: () => Promise<T>; times?: number } = {},
): Promise<Answer & { median: number }> {
  const taken: number[] = [];
  let answer: Answer | undefined;
  for (let round = 0; round < times; round++) {
    // Without `prepare` the work looks at nothing that would have been prepared.
    const prepared = (await prepare?.()) as T;
    const start = performance.now();
    answer = await work(prepared, round);
    taken.push(performance.now() - start);
  }
  if (!answer) throw new Error('Nothing was measured');
  taken.sort((left, right) => left - right);
  const [median = 0, worst = 0] = [taken[Math.floor(times / 2)], taken.at(-1)];
  const size = answer.total.split('/')[1] ?? answer.body.results?.length ?? answer.body.count ?? '';
  lines.push(
    `${what.padEnd(52)}${median.toFixed(1).padStart(9)}${worst.toFixed(1).padStart(9)}${String(size).padStart(9)}`,
  );
  return { ...answer, median };
}
