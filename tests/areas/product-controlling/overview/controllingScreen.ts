import { screen, within } from '@testing-library/react';
import type { openFixtureApi } from '../../../support/renderApp';
import { heading, renderApp } from '../../../support/renderApp';

export const queryCall = '/clientapi/v1/figures/actions/query';

/** Opens the page of an administrator and waits for its table. */
export async function openControlling(search = '') {
  const app = await renderApp(`/press-controlling${search}`, { as: 'admin' });
  await heading('Press Controlling');
  return app;
}

interface FigureRequest {
  readonly id: string;
  readonly metrics: readonly string[];
  readonly dimensions?: readonly string[];
  readonly period: object;
  readonly filter: object;
  readonly compare?: object;
  readonly granularity: string;
  readonly range?: readonly number[];
  readonly sort?: readonly string[];
  readonly currency?: string;
}

type Fixtures = ReturnType<typeof openFixtureApi>;

const queriesOf = ({ body }: { body: string }): FigureRequest[] => JSON.parse(body).queries;

/** The requests for figures, without those of the small breakdowns. */
export const figureCalls = (fixtures: Fixtures) =>
  fixtures
    .calls(queryCall, 'POST')
    .filter((call) => queriesOf(call).some(({ id }) => id === 'main' || id === 'rows'));

/** The queries of the latest of them. */
export function lastQueries(fixtures: Fixtures): FigureRequest[] {
  const call = figureCalls(fixtures).at(-1);
  return call ? queriesOf(call) : [];
}

/** The queries of the latest request for the small breakdowns. */
export function lastGlances(fixtures: Fixtures): FigureRequest[] {
  const all = fixtures.calls(queryCall, 'POST').map(queriesOf);
  return all.findLast((queries) => queries.every(({ id }) => id !== 'main' && id !== 'rows')) ?? [];
}

export const lastMain = (fixtures: Fixtures) => lastQueries(fixtures).find(({ id }) => id === 'main');

/** The table of a breakdown: 'By Country'. By its label, because a search by role looks at the style of every cell. */
export const breakdown = {
  find: (name: RegExp | string = /^By /) => screen.findByLabelText(name, { selector: 'table' }),
  rows: (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
};

export const tiles = () => screen.findByLabelText('Metrics', { selector: 'section' });

/** The tile of a figure, by its name. */
export async function tile(name: string): Promise<HTMLElement> {
  const button = await within(await tiles()).findByRole('button', { name });
  const item = button.closest('li');
  if (!item) throw new Error(`${name} is in no tile`);
  return item;
}
