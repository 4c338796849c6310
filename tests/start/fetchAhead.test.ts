// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fetchAhead } from '../../src/start/fetchAhead';

const files = Array.from({ length: 20 }, (_each, index) => `/assets/${index}.js`);

beforeEach(() => document.head.replaceChildren());

it('asks for scripts in their order, as the browser will ask for them again', () => {
  fetchAhead('modulepreload', files);
  const asked = [...document.head.querySelectorAll('link')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(files);
  expect(asked.filter(({ rel, crossOrigin }) => rel !== 'modulepreload' || crossOrigin !== '')).toEqual([]);
});
