import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { goals } from '../../scripts/bench/goals';
import { renderStartPages } from '../../src/app/start-pages/renderStartPages';
import { shippedTexts } from '../../src/app/start-pages/shippedTexts';
import type { Area } from '../../src/areas';
import { startFiles } from '../../vite/startPages/startFiles';
import { startPagesHtml } from '../../vite/startPages/startPagesHtml';
import { bundledScript } from '../../vite/startPages/startPagesPlugin';

const shipped = readdirSync('i18n');
const { pages, languages } = renderStartPages();
const rendered = Object.entries(languages).flatMap(([language, { texts }]) =>
  pages.map(({ kind, menu, title, light, dark }) => {
    const fill = (text: string) => text.replace(/\{(\d+)\}/g, (_place, index) => texts[Number(index)] ?? '');
    return { kind, menu, language, title: fill(title), light: fill(light), dark: fill(dark) };
  }),
);

/** All texts of a language, with what takes the place of the product's name at build time. */
function textsOf(language: string): Set<string> {
  const leaves = (node: unknown): string[] =>
    typeof node === 'object' && node !== null ? Object.values(node).flatMap(leaves) : [String(node)];
  return new Set(
    readdirSync(join('i18n', language)).flatMap((file) =>
      leaves(JSON.parse(readFileSync(join('i18n', language, file), 'utf8'))),
    ),
  );
}

/** What a visitor reads or hears of rendered markup: texts, and attributes that hold one. */
function spokenIn(page: string): string[] {
  const markup = page.replace(/<(style|svg)\b.*?<\/\1>/gs, '');
  const attributes = [...markup.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const decode = (text: string) =>
    text
      .replace(/&#x([0-9a-f]+);/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return [...attributes, ...markup.split(/<[^>]*>/)]
    .map((text) => decode(text ?? '').trim())
    .filter((text) => /\p{L}/u.test(text));
}

describe('the start pages', () => {
  it('are one for each kind and state of the menu, with texts in each shipped language', () => {
    expect(shipped.length).toBeGreaterThan(1);
    expect(Object.keys(languages).toSorted()).toEqual(shipped.toSorted());
    const names = pages.map(({ kind, menu }) => `${kind} ${menu}`);
    expect(names).toEqual(['sign-in open', 'sign-in closed', 'loading open', 'loading closed']);
  });

  it.each(pages)('$kind, menu $menu: has no text of its own, and no place without one', ({ light, dark }) => {
    for (const page of [light, dark]) {
      expect(spokenIn(page)).toEqual([]);
      const places = [...page.matchAll(/\{(\d+)\}/g)].map(([, index]) => Number(index));
      expect(places.length).toBeGreaterThan(4);
      for (const { texts } of Object.values(languages)) {
        expect(places.filter((place) => !texts[place])).toEqual([]);
      }
    }
  });

  it.each(rendered)('$kind, $language, menu $menu: each text is of its own language', (page) => {
    const own = textsOf(page.language);
    for (const theme of [page.light, page.dark]) {
      const spoken = spokenIn(theme);
      expect(spoken.length).toBeGreaterThan(4);
      expect(spoken.filter((text) => !own.has(text))).toEqual([]);
    }
  });

  it.each(rendered.filter(({ kind }) => kind === 'sign-in'))(
    'sign-in, $language, menu $menu: the form has all its texts',
    ({ language, light, title }) => {
      const { signIn, name } = JSON.parse(readFileSync(join('i18n', language, 'app.json'), 'utf8'));
      const { headline, email, password, forgotPassword, submit } = signIn;
      expect(spokenIn(light)).toEqual(
        expect.arrayContaining([headline, email, password, forgotPassword, submit]),
      );
      // The product's name is put in when the configuration tells it.
      expect(title).toBe(`${headline} · ${name}`);
    },
  );

  it.each(rendered.filter(({ kind }) => kind === 'loading'))(
    'loading, $language, menu $menu: nothing of the sign-in is in it',
    ({ light }) => {
      expect(light).not.toMatch(/<(form|input)\b/);
      expect(light).toMatch(/<h1\b/);
      expect(light).toContain('aria-busy="true"');
    },
  );

  it('say in both states of the menu whether it is open', () => {
    for (const { menu, light } of pages) {
      expect(/aria-expanded="(true|false)"/.exec(light)?.[1]).toBe(String(menu === 'open'));
    }
  });

  it('know the heads of the same addresses in each language, in its own texts', () => {
    const addresses = Object.keys(languages.en?.heads ?? {});
    expect(addresses).toEqual(expect.arrayContaining(['profile', 'messages', 'user-management/groups']));
    for (const [language, { heads }] of Object.entries(languages)) {
      expect(Object.keys(heads).toSorted()).toEqual(addresses.toSorted());
      const own = textsOf(language);
      const said = Object.values(heads).flatMap(({ headline, lead }) => [headline, lead ?? headline]);
      expect(said.filter((text) => !own.has(text))).toEqual([]);
      expect(heads['user-management/users']?.lead).toMatch(/ .+\./);
    }
  });
});

describe('the document', () => {
  const html =
    '<!doctype html><html><head><script type="module" src="/assets/index.js"></script></head><body><div id="root"></div></body></html>';
  const part = (name: string) => `/assets/${name}-AbCd1234.js`;
  const range = (count: number) => Array.from({ length: count }, (_each, index) => index + 1);

  /** An area as large as the largest one is meant to be. */
  const fullArea = (number: number): Area => ({
    key: `area-${number}`,
    path: `area-${number}`,
    permission: `area-${number}`,
    order: number,
    // Nothing of it is rendered.
    icon: (() => null) as unknown as Area['icon'],
    children: range(4).map((child) => ({ path: `child-${child}`, page: async () => () => null })),
  });

  /** Each language is English with its own code in each text, so that none is compressed away. */
  const areaTexts = (areas: readonly Area[], code: string) => ({
    areas: Object.fromEntries(
      areas.map(({ key, children = [] }) => [
        key,
        {
          caption: `${code} ${key}`,
          children: Object.fromEntries(
            children.map(({ path }) => [path, { caption: `${code} ${path} of ${key}` }]),
          ),
        },
      ]),
    ),
    resources: Object.fromEntries(
      areas.flatMap(({ path, children = [] }) =>
        children.map((child) => [
          `${path}/${child.path}`,
          { lead: `${code}: what ${child.path} of ${path} is for, in a sentence.` },
        ]),
      ),
    ),
  });

  async function made(areaCount: number, codes: readonly string[]) {
    const areas = range(areaCount).map(fullArea);
    const texts = Object.fromEntries(
      codes.map((code) => [code, { ...shippedTexts.en, ...areaTexts(areas, code) }]),
    );
    const start = renderStartPages(areas, texts);
    const scripts = {
      entry: [part('storage'), part('index')],
      // About as many as the application has.
      application: range(70).map((number) => part(`shared${number}`)),
      pages: Object.fromEntries(
        areas.flatMap(({ path, children = [] }) =>
          children.map((child) => [
            `${path}/${child.path}`,
            range(12).map((number) => part(`${path}-${child.path}-${number}`)),
          ]),
        ),
      ),
    };
    const { data, files } = startFiles('/', start.languages, scripts);
    const inline = await bundledScript('choosePage');
    const document = startPagesHtml(html, start.pages, data, { inline, anyway: part('startAnyway') });
    return { document, files };
  }
  const sizeOf = (text: string) => gzipSync(text).length;

  it('stays within its goal with eight full areas and five languages, and does not grow with them', async () => {
    const small = await made(1, ['en']);
    const large = await made(8, ['en', 'de', 'fr', 'ar', 'pl']);
    expect(sizeOf(large.document)).toBeLessThanOrEqual(goals.loginDocument.atMost);
    // The codes of four languages.
    expect(sizeOf(large.document) - sizeOf(small.document)).toBeLessThanOrEqual(40);
    expect(Object.keys(large.files)).toHaveLength(5);
    for (const [name, content] of Object.entries(large.files)) {
      expect(name).toMatch(/^assets\/start-\w\w-[\w-]{8}\.json$/);
      expect(content).toContain('what child-4 of area-8 is for');
      expect(content).toContain('area-8-child-4-12');
      expect(content).toContain('shared70');
      expect(large.document).not.toMatch(/area-8|shared/);
    }
  });
});
