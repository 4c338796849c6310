import * as v from 'valibot';
import { isCalendarDate } from '@/records/dates/calendarDate';
import { isMoment } from '@/records/dates/moment';
import { matches } from '@/records/period/periods';

/** How a figure is counted: money in minor units, people as distinct people. */
const kinds = ['count', 'stock', 'money', 'ratio', 'people'] as const;

export const dimensionNames = [
  'country',
  'title',
  'institution',
  'data_type',
  'publication_year',
  'access_type',
  'access_method',
  'language',
  'source',
  'device',
  'currency',
  'search_term',
] as const;

/** Days and timestamps are formatted, which fails for any other text. */
const daySchema = v.pipe(
  v.string(),
  v.check((value: string) => isCalendarDate(value)),
);
const momentSchema = v.pipe(
  v.string(),
  v.check((value: string) => isMoment(value)),
);

/** Amounts are formatted, which fails for any other text. */
const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const rateSchema = v.pipe(v.number(), v.gtValue(0));

export const catalogueSchema = v.object({
  timeZone: v.string(),
  weekStart: v.number(),
  firstDay: daySchema,
  today: daySchema,
  completeUntil: daySchema,
  revision: v.number(),
  /** Whether the server sends reports by email. */
  canEmail: v.fallback(v.optional(v.boolean(), false), false),
  metrics: v.array(
    v.object({
      key: v.string(),
      kind: v.fallback(v.picklist(kinds), 'count'),
      good: v.fallback(v.picklist(['up', 'down']), 'up'),
      personal: v.fallback(v.boolean(), false),
      dimensions: v.array(v.string()),
    }),
  ),
  dimensions: v.array(v.object({ key: v.string(), values: v.number() })),
  /** Those that money is counted in, the publisher's own first. */
  currencies: v.optional(v.array(currencySchema), []),
  /** What one unit of a currency is worth in the publisher's own. */
  rates: v.fallback(
    v.optional(
      v.object({ currency: currencySchema, date: daySchema, per: v.record(currencySchema, rateSchema) }),
    ),
    undefined,
  ),
});

/** Null if there is a reason for it. */
const valueSchema = v.nullable(v.number());

const cellSchema = v.object({
  value: valueSchema,
  reason: v.optional(v.string()),
  comparable: v.optional(valueSchema),
  comparableReason: v.optional(v.string()),
  previous: v.optional(valueSchema),
  /** Why `previous` is missing. */
  previousReason: v.optional(v.string()),
  /** A row's share of the total. */
  share: v.optional(v.number()),
  missing: v.optional(v.number()),
  currency: v.optional(v.string()),
});

const cellsSchema = v.record(v.string(), cellSchema);
const spanSchema = v.object({ from: daySchema, to: daySchema });

const bucketSchema = v.object({
  from: daySchema,
  to: daySchema,
  state: v.fallback(v.picklist(['complete', 'partial', 'provisional', 'gap']), 'complete'),
  /** The days of `previous`. */
  compared: v.optional(spanSchema),
});

const countedSchema = v.object({
  id: v.string(),
  ok: v.literal(true),
  period: spanSchema,
  comparePeriod: v.optional(spanSchema),
  /** Whether days were compared by weekday or by date; not with days of one's own. */
  match: v.optional(v.fallback(v.picklist(matches), 'dates')),
  granularity: v.string(),
  days: v.object({ current: v.number(), previous: v.optional(v.number()) }),
  buckets: v.array(bucketSchema),
  totals: cellsSchema,
  series: v.array(
    v.object({
      metric: v.string(),
      values: v.array(valueSchema),
      previous: v.optional(v.array(valueSchema)),
      reasons: v.optional(v.record(v.string(), v.string())),
      previousReasons: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  rows: v.optional(
    v.array(v.object({ key: v.array(v.string()), labels: v.array(v.string()), values: cellsSchema })),
    [],
  ),
  others: v.optional(v.object({ rows: v.number(), values: cellsSchema })),
  total: v.optional(v.number(), 0),
});

const refusedSchema = v.object({
  id: v.string(),
  ok: v.literal(false),
  code: v.string(),
  errors: v.optional(v.record(v.string(), v.string()), {}),
});

export const answerSchema = v.object({
  asOf: momentSchema,
  completeUntil: daySchema,
  revision: v.number(),
  results: v.array(v.union([countedSchema, refusedSchema])),
});

export const valuesSchema = v.object({
  values: v.array(v.object({ key: v.string(), label: v.string(), value: valueSchema })),
  total: v.number(),
});

export type Catalogue = v.InferOutput<typeof catalogueSchema>;
export type Rates = NonNullable<Catalogue['rates']>;
export type Metric = Catalogue['metrics'][number];
export type Cell = v.InferOutput<typeof cellSchema>;
export type Counted = v.InferOutput<typeof countedSchema>;
export type Refused = v.InferOutput<typeof refusedSchema>;
export type Row = Counted['rows'][number];
export type Answer = v.InferOutput<typeof answerSchema>;

/** The first point whose value may still change, if there is one. */
export function openFrom({ buckets }: Pick<Counted, 'buckets'>): { openFrom?: number } {
  const place = buckets.findIndex(({ state }) => state === 'provisional');
  return place < 0 ? {} : { openFrom: place };
}

/** Whether a change can be told: not without a comparison, a value, or a complete day. */
export const hasChange = (cell: Cell | undefined, days: Counted['days'] | undefined): boolean =>
  cell?.comparable !== undefined && cell.value !== null && days?.current !== 0;
