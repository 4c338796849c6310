import * as v from 'valibot';

/** The COUNTER reports that the server offers. */
export const counterReportsSchema = v.array(
  v.object({ id: v.string(), name: v.string(), firstMonth: v.string(), lastMonth: v.string() }),
);

export const counterPreviewSchema = v.object({
  header: v.array(v.tuple([v.string(), v.string()])),
  exceptions: v.array(v.object({ code: v.number(), message: v.string(), data: v.string() })),
  rows: v.number(),
  captions: v.array(v.string()),
  /** The first rows. */
  sample: v.array(v.array(v.union([v.string(), v.number()]))),
  months: v.array(v.string()),
});

export type CounterReport = v.InferOutput<typeof counterReportsSchema>[number];
export type CounterPreview = v.InferOutput<typeof counterPreviewSchema>;

/** What a report is asked for with; months are `2026-10`. */
export interface CounterOrder {
  readonly report: string;
  readonly institutionId: string;
  readonly begin: string;
  readonly end: string;
}

/** The month after one: `2026-12` is followed by `2027-01`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** All months of a report and the running one, the latest first. */
export function offeredMonths({ firstMonth, lastMonth }: CounterReport): string[] {
  const months: string[] = [];
  for (let month = firstMonth; month <= monthAfter(lastMonth); month = monthAfter(month))
    months.unshift(month);
  return months;
}
