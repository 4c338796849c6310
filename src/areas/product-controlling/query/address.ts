import { choiceReaders } from '@/records/period/choice';
import { dimensionNames } from '../figures/figureSchema';
import { charts, defaultQuery, type FigureFilter, type FigureQuery, granularities } from './figureQuery';

/** An invalid part of the address, which is ignored. */
type Unreadable = keyof FigureQuery;

const among = <T extends string>(list: readonly T[], text: string): T | undefined =>
  list.find((each) => each === text);

function readMetrics(text: string): string[] | undefined {
  const list = [...new Set(text.split(',').filter(Boolean))];
  const isKnown = list.every((each) => /^[a-z_]{1,60}$/.test(each));
  return list.length > 0 && list.length <= 5 && isKnown ? list : undefined;
}

const condition = /^(.+?)_(eq_any|neq_any|q)$/;

/** The dimension and operator of a filter key. */
export function partsOfKey(
  key: string,
): { dimension: string; operator: 'eq_any' | 'neq_any' | 'q' } | undefined {
  const [, dimension = '', operator] = condition.exec(key) ?? [];
  if (!among(dimensionNames, dimension)) return undefined;
  // The expression matches only these three.
  return { dimension, operator: operator as 'eq_any' | 'neq_any' | 'q' };
}

function readFilter(text: string): FigureFilter | undefined {
  let filter: unknown;
  try {
    filter = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return undefined;
  const conditions = Object.entries(filter).map(([key, value]) => {
    const operator = partsOfKey(key)?.operator;
    if (operator === 'q')
      return typeof value === 'string' && value !== '' ? ([key, value] as const) : undefined;
    const isList = Array.isArray(value) && value.length > 0 && value.length <= 20;
    const keys = isList && value.every((each) => typeof each === 'string');
    return operator !== undefined && keys ? ([key, value as string[]] as const) : undefined;
  });
  // Ignoring one invalid condition would count more than requested, so the whole filter is ignored.
  return conditions.every((each) => each !== undefined) ? Object.fromEntries(conditions) : undefined;
}

export interface ReadQuery {
  readonly query: FigureQuery;
  readonly unreadable: readonly Unreadable[];
}

/** Reads the query of an address. Missing and invalid parts get their defaults; invalid ones are listed. */
export function readAddress(search: URLSearchParams, defaults: FigureQuery = defaultQuery): ReadQuery {
  const unreadable: Unreadable[] = [];
  function part<K extends keyof FigureQuery>(name: K, read: (text: string) => FigureQuery[K] | undefined) {
    const text = search.get(name);
    if (text === null) return defaults[name];
    const value = read(text);
    if (value === undefined) unreadable.push(name);
    return value ?? defaults[name];
  }
  const query: FigureQuery = {
    metrics: part('metrics', readMetrics),
    by: part('by', (text) => among(dimensionNames, text)),
    and: part('and', (text) => (text === '' ? text : among(dimensionNames, text))),
    period: part('period', choiceReaders.period),
    compare: part('compare', choiceReaders.compare),
    // Without it the usual one, which a report may differ from.
    match: part('match', (text) => (text === '' ? '' : choiceReaders.match(text))),
    filter: part('filter', readFilter),
    currency: part('currency', (text) => (/^([A-Z]{3})?$/.test(text) ? text : undefined)),
    granularity: part('granularity', (text) => among(granularities, text)),
    chart: part('chart', (text) => among(charts, text)),
    sort: part('sort', (text) => (/^[a-z_]{0,60}$/.test(text) ? text : undefined)),
    order: part('order', (text) => among(['ASC', 'DESC'] as const, text)),
  };
  return { query, unreadable };
}

const isName = (name: string): name is keyof FigureQuery => name in defaultQuery;

/** Reads a saved query like an address. */
export function readSaved(saved: Readonly<Record<string, unknown>>): ReadQuery {
  const parts = Object.entries(saved).filter(([name, value]) => isName(name) && value != null);
  return readAddress(new URLSearchParams(parts.map(([name, value]) => [name, asText(value)])));
}

/** Writes a query as search parameters, without defaults. */
export function writeAddress(query: FigureQuery, defaults: FigureQuery = defaultQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of Object.keys(defaultQuery).filter(isName)) {
    const text = asText(query[name]);
    if (text !== asText(defaults[name])) search.set(name, text);
  }
  return search;
}

/** Lists are joined by commas; reports keep a breakdown as a list. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}
