import { beforeEach, describe, expect, it } from 'vitest';
import { showPage } from '../../src/start/showPage';

const header = '<header><button aria-label="{0}" aria-expanded="true">x</button></header>';
const nav = '<div class="wide"><nav aria-label="{1}"></nav></div>';
let root: HTMLElement;

beforeEach(() => {
  document.head.innerHTML =
    '<style data-start=""></style><style data-start="light" media="(prefers-color-scheme: light)"></style><style data-start="dark" media="(prefers-color-scheme: dark)"></style>';
  document.body.innerHTML = `<div id="root"></div>
    <template data-start="sign-in" title="{2} · {3}">${header}${nav}<main><h1><span>{2}</span></h1><input></main></template>
    <template data-start="loading" title="{3}">${header}${nav}<main><h1><span>…</span></h1><p><span>…</span></p></main></template>
    <template data-start="closed-menu" title=""><button aria-label="{4}" aria-expanded="false">y</button><div class="narrow"></div></template>`;
  root = document.querySelector<HTMLElement>('#root') ?? document.body;
});

const texts = ['Menü schließen', 'Menü', 'Willkommen {1}', '%{product} Büro', 'Menü öffnen'];
const page = {
  ...({ kind: 'sign-in', language: 'de', direction: 'ltr', texts } as const),
  ...{ menuClosed: false, theme: null },
};
const label = () => root.querySelector('button')?.getAttribute('aria-label');
const media = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[media]')].map((each) => each.media);

describe('a start page', () => {
  it('has its texts in their places, once each, in the language that the document then has', () => {
    expect(showPage(root, page)).toBe(true);
    expect(label()).toBe('Menü schließen');
    expect(root.querySelector('nav')?.getAttribute('aria-label')).toBe('Menü');
    // What looks like a place within a text is text.
    expect(root.querySelector('h1')?.textContent).toBe('Willkommen {1}');
    expect(document.documentElement).toMatchObject({ lang: 'de', dir: 'ltr' });
    expect(document.title).toBe('Willkommen {1} · Büro');
    expect(root.dataset).toMatchObject({ start: 'sign-in', title: 'Willkommen {1} · %{product} Büro' });
    expect(root.querySelector('input')).toHaveFocus();
  });

  it('has a closed menu where it is closed', () => {
    showPage(root, { ...page, menuClosed: true });
    expect(root.querySelectorAll('button')).toHaveLength(1);
    expect(label()).toBe('Menü öffnen');
    expect(root.querySelector('button')).toHaveAttribute('aria-expanded', 'false');
    expect(root.querySelector('nav')?.parentElement?.className).toBe('narrow');
  });

  it('shows the head of the page that is loading, and titles the window with it', () => {
    showPage(root, { ...page, kind: 'loading', head: { headline: 'Gruppen', lead: 'Wozu {0} da sind.' } });
    expect(root.querySelector('h1')?.textContent).toBe('Gruppen');
    expect(root.querySelector('p')?.textContent).toBe('Wozu {0} da sind.');
    expect(document.title).toBe('Gruppen · Büro');
  });

  it('has no head where nothing is known of the page', () => {
    showPage(root, { ...page, kind: 'loading' });
    expect(root.querySelectorAll('h1, p')).toHaveLength(0);
    expect(document.title).toBe('Büro');
  });

  it('leaves light or dark to the device, unless one was chosen', () => {
    showPage(root, page);
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    showPage(root, { ...page, theme: 'dark' });
    expect(media()).toEqual(['not all', 'all']);
  });

  it('is none where the document brings none', () => {
    document.querySelector('template')?.remove();
    expect(showPage(root, page)).toBe(false);
    expect(root.hasChildNodes()).toBe(false);
  });
});
