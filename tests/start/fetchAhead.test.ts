// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fetchAhead } from '../../src/start/fetchAhead';

const files = Array.from({ length: 20 }, (_each, index) => `/assets/${index}.js`);
const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => document.head.replaceChildren());

it('asks for scripts in their order, a few at a time', async () => {
  const whole = fetchAhead('modulepreload', files);
  expect(asked()).toEqual(files.slice(0, 8));
  await whole;
  expect(asked()).toEqual(files);
});
