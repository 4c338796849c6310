import { beforeEach, expect, it, vi } from 'vitest';
import { readsStyles } from '../support/styles';

readsStyles();

/** The CSS rules that Emotion generates, in a browser with or without Firefox's pseudo-elements. */
async function rulesOf(styles: string, { firefox }: { firefox: boolean }): Promise<string[]> {
  vi.stubGlobal('CSS', { supports: (condition: string) => firefox && condition.includes('::-moz-') });
  const { emotionCache } = await import('@/app/theme/emotionCache');
  const rules: string[] = [];
  const insert = vi.spyOn(emotionCache.sheet, 'insert').mockImplementation((rule) => void rules.push(rule));
  emotionCache.insert('.a', { name: `a-${firefox}`, styles }, emotionCache.sheet, false);
  insert.mockRestore();
  return rules;
}

const styles =
  'color:red;&::-moz-focus-inner{border:0;}&:focus::-ms-input-placeholder{opacity:1;}&::placeholder{opacity:1;}';

beforeEach(() => vi.resetModules());

it('writes no rule that the browser would refuse', async () => {
  expect(await rulesOf(styles, { firefox: false })).toEqual([
    '.a{color:red;}',
    '.a::placeholder{opacity:1;}',
  ]);
});

it('keeps what is Firefox’s own for Firefox', async () => {
  expect(await rulesOf(styles, { firefox: true })).toEqual([
    '.a{color:red;}',
    '.a::-moz-focus-inner{border:0;}',
    '.a::placeholder{opacity:1;}',
  ]);
});

it('writes Safari’s name of `user-select` too', async () => {
  expect(await rulesOf('user-select:none;', { firefox: false })).toEqual([
    '.a{-webkit-user-select:none;user-select:none;}',
  ]);
});

it('puts conditional rules inside a style rule, where the browser has these', async () => {
  vi.stubGlobal('CSS', { supports: (condition: string) => condition === 'selector(&)' });
  const { emotionCache } = await import('@/app/theme/emotionCache');
  const styles = 'color:red;@media print{color:black;}@container (width > 1rem){&:hover{color:blue;}}';
  emotionCache.insert('.b', { name: 'b-nested', styles }, emotionCache.sheet, false);
  const rules = document.head.textContent;
  expect(rules).toContain(
    '.b{color:red;}:where(html){@media print{.b{color:black;}}}:where(html){@container (width > 1rem){.b:hover{color:blue;}}}',
  );
});
