// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../../support/consoleGuard';
import { address, heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();

const row = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name: new RegExp(name) })).closest('li');
  if (item === null) throw new Error(`${name} is in no list`);
  return within(item);
};

describe('the languages', () => {
  it('say how far they are, with numbers that lead to the texts they count', async () => {
    const { user } = await renderApp('/default-translations', { as: 'editor' });
    await heading('Default Translations');
    expect((await row('English')).getByText('Source language')).toBeVisible();
    expect((await row('German')).getByText('Offered')).toBeVisible();
    expect((await row('Polish')).getByText('In preparation')).toBeVisible();
    expect((await row('Polish')).getByText('polski')).toBeVisible();
    const missing = (await row('Polish')).getByRole('link', { name: /[\d,]+ missing/ });
    const count = /[\d,]+/.exec(missing.textContent ?? '')?.[0];
    await user.click(missing);
    await heading('Texts');
    expect(new URL(address(), 'https://office.example').searchParams.get('filter')).toBe(
      '{"language":"pl","state_eq_any":["missing"]}',
    );
    expect(await screen.findByText(`${count} texts`)).toBeVisible();
  });

  it('say that nothing is left to do, and nothing of what no language has', async () => {
    const language = { id: 'de', name: 'German', listed: true, total: 5, reviewed: 5, version: 1 };
    fixtures.server.use(
      http.get('/clientapi/v1/translation-languages', () =>
        HttpResponse.json([language], { headers: { 'Content-Range': 'translation-languages 0-0/1' } }),
      ),
    );
    await renderApp('/default-translations', { as: 'editor' });
    expect((await row('German')).getByText('Nothing left to do')).toBeVisible();
    expect((await row('German')).getByText('100% translated')).toBeVisible();
    expect((await row('German')).getByText('100% reviewed')).toBeVisible();
    // Offered, but nothing was published yet.
    expect((await row('German')).getByText('Readers still see English')).toBeVisible();
    expect((await row('German')).queryByRole('link', { name: /missing/ })).toBeNull();
  });

  it('fail apart from the rest of the page, and can be asked for again', async () => {
    expectConsole(/ApiError: app\.errors\.server/);
    let fails = true;
    fixtures.server.use(
      http.get('/clientapi/v1/translation-languages', () =>
        fails ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    const { user } = await renderApp('/default-translations', { as: 'editor' });
    await heading('Default Translations');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect((await row('Polish')).getByText('In preparation')).toBeVisible();
  });
});
