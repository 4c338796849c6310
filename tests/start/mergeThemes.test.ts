import { describe, expect, it } from 'vitest';
import { collectStyles, mergeThemes } from '../../vite/startPages/mergeThemes';

const style = (name: string, rules: string) => `<style data-emotion="css ${name}">${rules}</style>`;

describe('a page that was rendered for both themes', () => {
  it('has the classes of both, each once and in their order, and no style elements', () => {
    const { markup } = mergeThemes(
      `${style('a', '.a{color:black}')}<p class="box a">One</p><p class="same">Two</p>`,
      `${style('b', '.b{color:white}')}<p class="box b">One</p><p class="same">Two</p>`,
    );
    expect(markup).toBe('<p class="box a b">One</p><p class="same">Two</p>');
  });

  it('keeps elements without classes and what looks like a class in a text', () => {
    const rendered = '<p>No class="x" here</p><input name="username"/><p class="a">A</p>';
    expect(mergeThemes(rendered, rendered.replace('"a"', '"b"')).markup).toBe(
      '<p>No class="x" here</p><input name="username"/><p class="a b">A</p>',
    );
  });

  it('keeps the styles of each theme by their names, with rules over several lines', () => {
    const { light, dark } = mergeThemes(
      `${style('a', '.a{\n}')}<p class="a"></p>${style('z', '.z{}')}`,
      `${style('b', '.b{}')}<p class="b"></p>`,
    );
    expect([...light]).toEqual([
      ['css a', '.a{\n}'],
      ['css z', '.z{}'],
    ]);
    expect([...dark]).toEqual([['css b', '.b{}']]);
  });

  it.each([
    ['another text', '<p class="a">One</p>', '<p class="b">Two</p>'],
    ['another element', '<p class="a"></p>', '<p class="b"></p><hr/>'],
    ['another attribute', '<p class="a" hidden=""></p>', '<p class="b"></p>'],
  ])('is refused when the themes differ in %s', (_difference, light, dark) => {
    expect(() => mergeThemes(light, dark)).toThrow('other elements');
  });
});

describe('the style sheets of several pages', () => {
  const merged = (light: Record<string, string>, dark: Record<string, string>, classes = '') => ({
    markup: `<p class="${classes}"></p>`,
    light: new Map(Object.entries(light)),
    dark: new Map(Object.entries(dark)),
  });

  it('have each rule once: where both themes share it, or in the one it belongs to', () => {
    const styles = collectStyles([
      merged(
        { 'css box': '.box{}', 'css a': '.a{}' },
        { 'css box': '.box{}', 'css b': '.b{}' },
        'css-box css-a css-b',
      ),
      merged({ 'css box': '.box{}', 'css c': '.c{}' }, { 'css box': '.box{}' }, 'css-c'),
    ]);
    expect(styles).toEqual({ shared: '.box{}', light: '.a{}.c{}', dark: '.b{}' });
  });

  it('share nothing whose rules differ under one name', () => {
    const styles = collectStyles([
      merged({ 'css-global x': 'body{color:black}' }, { 'css-global x': 'body{color:white}' }),
    ]);
    expect(styles).toEqual({ shared: '', light: 'body{color:black}', dark: 'body{color:white}' });
  });

  it('leave out what no element carries, but for keyframes', () => {
    const styles = { 'css a': '.a{}', 'css b': '.b{}', 'css animation-c': '@keyframes c{}' };
    expect(collectStyles([merged(styles, styles, 'css-b')]).shared).toBe('.b{}@keyframes c{}');
  });
});
