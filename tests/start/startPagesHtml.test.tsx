import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../../src/app/start-pages/renderStartPages';
import { startPagesHtml } from '../../vite/startPages/startPagesHtml';

const entry =
  '<script type="module" crossorigin src="/assets/index.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/storage.js">';
const document = `<!doctype html><html><head><link rel="icon" href="/favicon.svg">${entry}</head><body><div id="root"></div></body></html>`;
const body = (theme: string, menu: string) =>
  `<style data-emotion="css ${theme}">.css-${theme}{color:${theme === 'a' ? '#123456' : '#fedcba'}}</style><button>${menu}</button><div class="css-${theme}"><nav></nav></div><p class="css-${theme}">{1}</p>`;
const page: RenderedPage = {
  kind: 'sign-in',
  menu: 'open',
  title: '{0}',
  light: body('a', 'close'),
  dark: body('b', 'close'),
};
const closed: RenderedPage = { ...page, menu: 'closed', light: body('a', 'open'), dark: body('b', 'open') };
const failed = { message: '', retry: '', outdated: '', reload: '' };
const data = {
  ...{ base: '/', entry: ['/assets/index.js'], failed },
  ...{ languages: ['en'], version: 'AbCd1234', texts: ['Welcome', 'Text'] },
};
const scripts = { inline: 'choose()', anyway: '/assets/anyway.js' };
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the document with start pages', () => {
  it('has a template for each kind of page, and one for what a closed menu changes', () => {
    const found = parse(
      startPagesHtml(
        document,
        [page, closed, { ...page, kind: 'loading', title: '' }, { ...closed, kind: 'loading', title: '' }],
        data,
        scripts,
      ),
    );
    const templates = [...found.querySelectorAll('template')];
    expect(templates.map(({ dataset, title }) => ({ ...dataset, title }))).toEqual([
      { start: 'sign-in', title: '{0}' },
      { start: 'loading', title: '' },
      { start: 'closed-menu', title: '' },
    ]);
    expect(templates[0]?.content.textContent).toBe('close{1}');
    expect(templates[0]?.content.lastElementChild?.className).toBe('s0 s1');
    expect(templates[2]?.innerHTML).toBe('<button>open</button><div class="s0 s1"></div>');
  });

  it('is not made when a closed menu changes anything else', () => {
    const other = (change: (text: string) => string) => () =>
      startPagesHtml(
        document,
        [page, { ...closed, light: change(closed.light), dark: change(closed.dark) }],
        data,
        scripts,
      );
    expect(other((text) => text)).not.toThrow();
    expect(other((text) => text.replace('{1}', '{2}'))).toThrow('closed menu');
  });

  it('has styles that the device chooses among', () => {
    const styles = parse(startPagesHtml(document, [page], data, scripts)).head.querySelectorAll('style');
    expect([...styles].map(({ media, textContent }) => [media, textContent])).toEqual([
      ['', ''],
      ['(prefers-color-scheme: light)', '.s0{color:#123456}'],
      ['(prefers-color-scheme: dark)', '.s1{color:#fedcba}'],
    ]);
  });

  it('keeps data and script in their elements, whatever they contain', () => {
    const texts = ['</script><!--<script>"$&'];
    const inline = 'const text = "</script><p>$&";';
    const found = parse(startPagesHtml(document, [page], { ...data, texts }, { ...scripts, inline }));
    const [first, second, third, ...others] = found.scripts;
    expect(others).toEqual([]);
    expect(JSON.parse(first?.textContent ?? '')).toEqual({ ...data, texts });
    expect(second?.textContent).toBe('const text = "<\\/script><p>$&";');
    expect(third?.getAttribute('src')).toBe('/assets/anyway.js');
    expect(found.querySelectorAll('body > p')).toHaveLength(0);
  });

  it('has the script after the place of the page, so that it finds it', () => {
    const found = parse(startPagesHtml(document, [page], data, scripts));
    expect([...found.body.children].map(({ tagName, id }) => id || tagName)).toEqual([
      'root',
      'TEMPLATE',
      'start-data',
      'SCRIPT',
      'SCRIPT',
    ]);
  });

  it('leaves it to its script when the application is fetched: nothing else asks for it', () => {
    const { head } = parse(startPagesHtml(document, [page], data, scripts));
    expect([...head.querySelectorAll('script, link')].map((tag) => tag.getAttribute('rel'))).toEqual([
      'icon',
    ]);
  });

  it('is not made of a document that has no place for it, or no entry', () => {
    const without = (part: string) => () => startPagesHtml(document.replace(part, ''), [page], data, scripts);
    expect(without('<div id="root"></div>')).toThrow('id="root"');
    expect(without(entry)).toThrow('entry');
  });
});
