import { expect, it } from 'vitest';
import { readAreas, shownPages } from '@/areas';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';

const api = createFixtureApi();
const pages = new Set(shownPages(readAreas({ key: 'press', name: 'Press' })).map((page) => `/${page}`));

/** The pages that records are about and that the application does not have. */
const unknownOf = (resource: string, pagesOf: (record: object) => readonly unknown[]) => [
  ...new Set(
    api
      .records(resource)
      .flatMap(pagesOf)
      .filter((page) => page !== '*' && page !== null && !pages.has(String(page))),
  ),
];

it('videos are about pages that there are, but for the one that shows what happens otherwise', () => {
  const patterns = (record: object) =>
    (record as { pages: { pattern: string }[] }).pages.map(({ pattern }) => pattern);
  expect(unknownOf('videos', patterns)).toEqual(['/former-page/:id']);
});

it('steps of guides are about pages that there are, but for those of a former area', () => {
  const stepPages = (record: object) =>
    (record as { steps: { page: string }[] }).steps.map(({ page }) => page);
  expect(unknownOf('flows', stepPages)).toEqual(['/newsletter/campaigns']);
});
