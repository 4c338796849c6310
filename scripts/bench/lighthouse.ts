import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { run } from './run.ts';
import { median } from './statistics.ts';

const metric = v.object({ numericValue: v.number() });
const category = v.object({ score: v.number() });

/** What is read of Lighthouse's result in JSON. */
const resultSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  audits: v.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    interactive: metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
  categories: v.object({ performance: category, accessibility: category, 'best-practices': category }),
});

/** Times in milliseconds, scores of 100, layout shift as CLS counts it. */
export interface LighthouseFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly interactive: number;
  readonly blocking: number;
  readonly layoutShift: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

/**
 * Reads a result of Lighthouse.
 * @throws Error when the page could not be measured, or the text is no such result
 */
export function parseResult(text: string): LighthouseFigures {
  const json: unknown = JSON.parse(text);
  const { output, success, issues } = v.safeParse(resultSchema, json);
  if (!success) throw new Error(`Lighthouse: ${v.summarize(issues)}`);
  const { audits, categories, runtimeError } = output;
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  return {
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    interactive: audits.interactive.numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories['best-practices'].score * 100),
  };
}

/** The median of each figure. */
export function medians(results: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (name: keyof LighthouseFigures) => median(results.map((result) => result[name]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    interactive: of('interactive'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
  };
}

/**
 * Runs Lighthouse once with its mobile preset (simulated slow 4G, a processor four times slower) in the Chromium that
 * listens on `port`. With `keepsStorage` the page finds what was stored before, as a sign-in.
 */
export async function runLighthouse(
  command: string,
  url: string,
  { port, keepsStorage = false }: { port: number; keepsStorage?: boolean },
): Promise<LighthouseFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const path = join(folder, 'result.json');
  const args = ['--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${path}`];
  args.push('--only-categories=performance,accessibility,best-practices', `--port=${port}`);
  if (keepsStorage) args.push('--disable-storage-reset');
  try {
    await run(process.execPath, [command, url, ...args]);
    return parseResult(readFileSync(path, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
