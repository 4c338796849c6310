import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderStartPages } from '../../src/app/start-pages/renderStartPages';

const languages = readdirSync('i18n');
const { pages, heads } = renderStartPages();

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
function spokenIn(rendered: string): string[] {
  const markup = rendered.replace(/<(style|svg)\b.*?<\/\1>/gs, '');
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
  it('are one for each shipped language, kind and state of the menu', () => {
    expect(languages.length).toBeGreaterThan(1);
    const kinds = [...new Set(pages.map(({ kind }) => kind))];
    expect(kinds).toEqual(expect.arrayContaining(['sign-in', 'loading']));
    const wanted = languages.flatMap((language) =>
      kinds.flatMap((kind) => ['open', 'closed'].map((menu) => `${language} ${kind} ${menu}`)),
    );
    const names = pages.map(({ language, kind, menu }) => `${language} ${kind} ${menu}`);
    expect(names.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(pages)('$kind, $language, menu $menu: each text is of its own language', (page) => {
    const own = textsOf(page.language);
    for (const rendered of [page.light, page.dark]) {
      const spoken = spokenIn(rendered);
      expect(spoken.length).toBeGreaterThan(4);
      expect(spoken.filter((text) => !own.has(text))).toEqual([]);
    }
  });

  it.each(pages.filter(({ kind }) => kind === 'sign-in'))(
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

  it.each(pages.filter(({ kind }) => kind === 'loading'))(
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
    expect(Object.keys(heads).toSorted()).toEqual(languages.toSorted());
    const addresses = Object.keys(heads.en ?? {});
    expect(addresses).toEqual(expect.arrayContaining(['messages', 'user-management/groups']));
    for (const [language, found] of Object.entries(heads)) {
      expect(Object.keys(found).toSorted()).toEqual(addresses.toSorted());
      const own = textsOf(language);
      const said = Object.values(found).flatMap(({ headline, lead }) => [headline, lead ?? headline]);
      expect(said.filter((text) => !own.has(text))).toEqual([]);
      expect(found['user-management/users']?.lead).toMatch(/ .+\./);
    }
  });
});
