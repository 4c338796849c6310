import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, vi } from 'vitest';
import { heading, type openFixtureApi, renderApp } from '../../../support/renderApp';

type Fixtures = ReturnType<typeof openFixtureApi>;

const textsCall = '/clientapi/v1/translations';
const languagesCall = '/clientapi/v1/translation-languages';

interface ListRequest {
  readonly filter: Record<string, unknown>;
  readonly embed: readonly string[];
  readonly range: readonly [number, number];
  readonly sort: readonly [string, string];
}

interface TextServer {
  count?: number;
  codes?: readonly string[];
  /** Special texts by `<code> <index>`. */
  values?: Readonly<Record<string, string>>;
}

/** What somebody else has saved since. */
interface LaterSave {
  readonly values: Readonly<Record<string, string>>;
  readonly version: number;
  readonly updatedBy: { readonly id: string; readonly name: string };
}

/** A server with `count` keys; every fifth has no translations, every seventh is outdated in German. */
export function serveTexts(
  fixtures: Fixtures,
  { count = 1000, codes = ['de', 'fr', 'ar'], values = {} }: TextServer = {},
) {
  const requests: ListRequest[] = [];
  let laterSave: LaterSave | undefined;
  const keys = Array.from({ length: count }, (_, index) => `app.text${String(index).padStart(5, '0')}`);
  const value = (index: number, code: string) => {
    const isMissing = code !== 'en' && index % 5 === 4;
    const state = isMissing ? 'missing' : code === 'de' && index % 7 === 6 ? 'outdated' : 'translated';
    const issues =
      code === 'fr' && index === 2
        ? [{ code: 'unknown_placeholder', severity: 'error', detail: '%{nmae}' }]
        : [];
    const place = `${code} ${index}`;
    if (laterSave?.values[place] !== undefined)
      return { ...laterSave, value: laterSave.values[place], state, issues };
    return {
      value: values[place] ?? (isMissing ? null : `${code} ${index}`),
      state,
      issues,
      version: isMissing ? 0 : 1,
    };
  };
  beforeEach(() => {
    requests.length = 0;
    laterSave = undefined;
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    fixtures.server.use(
      http.get(languagesCall, () => {
        const languages = ['en', ...codes].map((id, index) => ({
          id,
          name: names[id] ?? id,
          direction: id === 'ar' ? 'rtl' : 'ltr',
          listed: index < 3,
          isBase: id === 'en',
          missing: id === 'en' ? 0 : Math.floor(count / 5),
          version: 1,
        }));
        const headers = { 'Content-Range': `translation-languages 0-${codes.length}/${codes.length + 1}` };
        return HttpResponse.json(languages, { headers });
      }),
      http.get(`${textsCall}/:id/suggestions`, () => HttpResponse.json([])),
      http.get(textsCall, ({ request }) => {
        const query = new URL(request.url).searchParams;
        const read = (name: string) => JSON.parse(query.get(name) ?? '{}');
        const call: ListRequest = {
          filter: read('filter'),
          embed: read('embed'),
          range: read('range'),
          sort: read('sort'),
        };
        // Requests by ids have no range.
        if (!Array.isArray(call.range)) {
          const ids: string[] = Object(call.filter).id;
          const records = ids.map((id) => ({ id, key: keys[Number(id.slice(1))], version: 1, values: {} }));
          return HttpResponse.json(records);
        }
        requests.push(call);
        const { language, state_eq_any: states, id, source_eq: source } = call.filter;
        const matches = keys
          .map((key, index) => ({ key, index }))
          .filter(({ index }) => source === undefined || value(index, 'en').value === source)
          .filter(({ index }) => !Array.isArray(id) || id.includes(`t${index}`))
          .filter(
            ({ index }) => !Array.isArray(states) || states.includes(value(index, String(language)).state),
          );
        if (call.sort[1] === 'DESC') matches.reverse();
        const [first, last] = call.range;
        const rows = matches.slice(first, last + 1).map(({ key, index }) => ({
          id: `t${index}`,
          key,
          version: 1,
          values: Object.fromEntries(['en', ...call.embed].map((code) => [code, value(index, code)])),
        }));
        const headers = {
          'Content-Range': `translations ${first}-${first + rows.length - 1}/${matches.length}`,
        };
        return HttpResponse.json(rows, { headers });
      }),
    );
  });
  const set = (save: LaterSave) => {
    laterSave = save;
  };
  return { requests, set };
}

const names: Readonly<Record<string, string>> = {
  pl: 'Polish',
  en: 'English',
  de: 'German',
  fr: 'French',
  ar: 'Arabic',
};

/** Opens the texts as the administrator; `search` is the query of the address. */
export async function openTexts(search = '', config: Record<string, unknown> = {}) {
  const app = await renderApp(`/default-translations/translations${search}`, { as: 'admin', config });
  await heading('Texts');
  return app;
}

/** The content and the active cell of the grid. */
export const grid = {
  find: () => screen.findByRole('grid', { name: 'Texts by key and language' }),
  focus: async () => (await grid.find()).focus(),
  row: async (key: string) => {
    const caption = await screen.findByText(key);
    const row = caption.closest('tr');
    if (row === null) throw new Error(`${key} is no row`);
    return row;
  },
  /** The texts of a key in the visible columns. */
  texts: async (key: string) =>
    [...(await grid.row(key)).querySelectorAll('td')].map(
      (cell) => cell.querySelector('bdi, em')?.textContent,
    ),
  /** The active cell as `<aria-rowindex>/<aria-colindex>`. */
  active: async () => {
    const cell = document.getElementById((await grid.find()).getAttribute('aria-activedescendant') ?? '');
    const row = cell?.closest('tr');
    return `${row?.getAttribute('aria-rowindex')}/${cell?.getAttribute('aria-colindex')}`;
  },
};
