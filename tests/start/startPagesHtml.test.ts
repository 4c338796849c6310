// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../src/app/start-pages/renderStartPages';
import { startPagesHtml } from '../../vite/startPages/startPagesHtml';

const entry =
  '<script type="module" crossorigin src="/assets/index.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/storage.js">';
const document = `<!doctype html><html><head><link rel="icon" href="/favicon.svg">${entry}</head><body><div id="root"></div></body></html>`;
const page: RenderedPage = {
  kind: 'sign-in',
  language: 'en',
  direction: 'ltr',
  menu: 'open',
  title: 'Welcome',
  light: '<style data-emotion="css a">.css-a{color:#123456}</style><p class="css-a">Text</p>',
  dark: '<style data-emotion="css b">.css-b{color:#fedcba}</style><p class="css-b">Text</p>',
};
const data = { base: '/', entry: ['/assets/index.js'], application: [], pages: {}, failed: {}, heads: {} };
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the document with start pages', () => {
  it('has a template for each page, which says what it is for', () => {
    const found = parse(
      startPagesHtml(
        document,
        [page, { ...page, kind: 'loading', language: 'ar', direction: 'rtl', menu: 'closed' }],
        data,
        '',
      ),
    );
    const templates = [...found.querySelectorAll('template')];
    expect(templates.map(({ lang, dir, dataset, title }) => ({ lang, dir, ...dataset, title }))).toEqual([
      { lang: 'en', dir: 'ltr', start: 'sign-in', menu: 'open', title: 'Welcome' },
      { lang: 'ar', dir: 'rtl', start: 'loading', menu: 'closed', title: 'Welcome' },
    ]);
    expect(templates[0]?.content.textContent).toBe('Text');
    expect(templates[0]?.content.firstElementChild?.className).toBe('s0 s1');
  });

  it('has styles that the device chooses among', () => {
    const styles = parse(startPagesHtml(document, [page], data, '')).head.querySelectorAll('style');
    expect([...styles].map(({ media, textContent }) => [media, textContent])).toEqual([
      ['', ''],
      ['(prefers-color-scheme: light)', '.s0{color:#123456}'],
      ['(prefers-color-scheme: dark)', '.s1{color:#fedcba}'],
    ]);
  });

  it('keeps quotes, brackets and ampersands of a title', () => {
    const title = 'Back "office" & <more> $& $1';
    const found = parse(startPagesHtml(document, [{ ...page, title }], data, ''));
    expect(found.querySelector('template')?.title).toBe(title);
  });

  it('keeps data and script in their elements, whatever they contain', () => {
    const heads = { en: { profile: { headline: '</script><!--<script>"$&' } } };
    const script = 'const text = "</script><p>$&";';
    const found = parse(startPagesHtml(document, [page], { ...data, heads }, script));
    const [first, second, ...others] = found.scripts;
    expect(others).toEqual([]);
    expect(JSON.parse(first?.textContent ?? '')).toEqual({ ...data, heads });
    expect(second?.textContent).toBe('const text = "<\\/script><p>$&";');
    expect(found.querySelectorAll('body > p')).toHaveLength(0);
  });

  it('has the script after the place of the page, so that it finds it', () => {
    const found = parse(startPagesHtml(document, [page], data, 'choose()'));
    expect([...found.body.children].map(({ tagName, id }) => id || tagName)).toEqual([
      'root',
      'TEMPLATE',
      'start-data',
      'SCRIPT',
    ]);
  });

  it('leaves it to its script when the application is fetched: nothing else asks for it', () => {
    const { head } = parse(startPagesHtml(document, [page], data, 'choose()'));
    expect([...head.querySelectorAll('script, link')].map((tag) => tag.getAttribute('rel'))).toEqual([
      'icon',
    ]);
  });

  it('is not made of a document that has no place for it, or no entry', () => {
    const without = (part: string) => () => startPagesHtml(document.replace(part, ''), [page], data, '');
    expect(without('<div id="root"></div>')).toThrow('id="root"');
    expect(without(entry)).toThrow('entry');
  });
});
