import { beforeEach, expect, it } from 'vitest';
import { fetchAhead } from '../../src/start/fetchAhead';

const files = Array.from({ length: 20 }, (_each, index) => `/assets/${index}.js`);

beforeEach(() => document.head.replaceChildren());

it('asks for scripts in their order, as the browser will ask for them again', async () => {
  await fetchAhead('modulepreload', files);
  const asked = [...document.head.querySelectorAll('link')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(files);
  expect(asked.filter(({ rel, crossOrigin }) => rel !== 'modulepreload' || crossOrigin !== '')).toEqual([]);
});

it('leaves the browser its turn in between: on a slow phone all at once are a long task', async () => {
  const done = fetchAhead('modulepreload', files);
  const first = document.head.querySelectorAll('link').length;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(files.length);
  await done;
  expect(document.head.querySelectorAll('link')).toHaveLength(files.length);
});
