import { isRecord } from '../answers';
import type { Fields } from '../store';
import { wait, withFields } from './answering';
import type { Interference, Scenario, Stage } from './scenario';

const isFigures = (request: Request) => /\/figures(\/|$)/.test(new URL(request.url).pathname);
const isQuery = (request: Request) => request.url.endsWith('/figures/actions/query');

/** Changes the data that figures are computed from, only while they are computed. */
function during(settings: Fields) {
  return ({ changeRecord }: Stage): Interference => {
    let counting = 0;
    let previousSettings: Fields = {};
    const set = (fields: (record: Fields) => Fields) => changeRecord('figure-settings', 'settings', fields);
    return async ({ request }, pass) => {
      if (!isFigures(request)) return pass();
      if (counting === 0) {
        set((record) => {
          previousSettings = Object.fromEntries(Object.keys(settings).map((name) => [name, record[name]]));
          return settings;
        });
      }
      counting += 1;
      try {
        return await pass();
      } finally {
        counting -= 1;
        if (counting === 0) set(() => previousSettings);
      }
    };
  };
}

/** Refuses some results of a call, as if computing them had taken too long. */
const refuse =
  (isRefused: (id: unknown) => boolean): Interference =>
  ({ request }, pass) =>
    isQuery(request)
      ? withFields(pass(), (body) => ({
          ...body,
          results: [body.results]
            .flat()
            .map((result) =>
              isRecord(result) && isRefused(result.id)
                ? { id: result.id, ok: false, code: 'too_slow' }
                : result,
            ),
        }))
      : pass();

/** Delays the computing calls by some milliseconds. */
const delayed =
  (milliseconds: number, then: Interference = (_call, pass) => pass()) =>
  (): Interference =>
  async (call, pass) => {
    if (isQuery(call.request)) await wait(milliseconds);
    return then(call, pass);
  };

/** Names that are difficult for pages, tables and spreadsheets, by the titles that have them. */
const hostileNames: Readonly<Record<string, string>> = {
  t3: 'Collected Papers',
  t5: 'Collected Papers',
  t8: '=mc²: A History of the Formula',
  t11: 'מחקרים בתולדות הספר העברי',
  t14: 'Proceedings of the Conference on the Comparative Study of Publishing, Bookselling and Reading in Central Europe from the First Printers to the Present Day, with Contributions on Paper, Type, Censorship, Copyright, the Trade in Second-Hand Books and their Readers, Edited on the Five Hundredth Anniversary of the University Press',
};

const slow = 20_000;
/** Milliseconds after which the server aborts. */
const timeoutMs = 30_000;

const page = '/press-controlling';
/** The query `?metrics=…&by=…`, encoded for use within an address. */
const shows = (metric: string, by: string) => `${page}%3Fmetrics=${metric}%26by=${by}`;

/** The scenarios of controlling's figures. */
export const figuresScenarios: readonly Scenario[] = [
  {
    name: 'figures-slow',
    group: 'figures',
    link: { page },
    start: delayed(slow),
  },
  {
    name: 'figures-too-slow',
    group: 'figures',
    link: { page },
    start: delayed(
      timeoutMs,
      refuse(() => true),
    ),
  },
  {
    name: 'figures-one-failing',
    group: 'figures',
    link: { page },
    start: () => refuse((id) => id === 'visits'),
  },
  { name: 'figures-none', group: 'figures', link: { page }, start: during({ isEmpty: true }) },
  { name: 'figures-outage', group: 'figures', link: { page }, start: during({ gap: [12, 6] }) },
  { name: 'figures-provisional', group: 'figures', link: { page }, start: during({ provisionalDays: 8 }) },
  {
    name: 'figures-hidden',
    group: 'figures',
    link: { page: shows('active_readers', 'institution') },
    start: during({ small: Array.from({ length: 20 }, (_, index) => index + 40) }),
  },
  { name: 'figures-huge', group: 'figures', link: { page }, start: during({ factor: 1e9 }) },
  {
    name: 'figures-negative',
    group: 'figures',
    link: { page: shows('revenue_net', 'currency') },
    start: during({ isNegative: true }),
  },
  {
    name: 'figures-one-currency',
    group: 'figures',
    link: { page },
    start: during({ currencies: ['EUR'] }),
  },
  {
    name: 'figures-restated',
    group: 'figures',
    link: { page: shows('item_requests', 'title') },
    // A later call for rows only gets those of a newer revision.
    start:
      () =>
      async ({ request }, pass) => {
        const body = isQuery(request) ? await request.clone().text() : '';
        const isFurther = body.includes('"id":"rows"');
        return isFurther ? withFields(pass(), (body) => ({ ...body, revision: 42 })) : pass();
      },
  },
  {
    name: 'figures-hostile',
    group: 'figures',
    link: { page: shows('item_requests', 'title') },
    start({ changeRecords }) {
      changeRecords('figure-titles', ({ id }) =>
        hostileNames[id] === undefined ? undefined : { name: hostileNames[id] },
      );
      return (_call, pass) => pass();
    },
  },
  { name: 'figures-metric-gone', group: 'figures', link: { page }, start: during({ without: 'visits' }) },
];
