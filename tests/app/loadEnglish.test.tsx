import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { heading, openFixtureApi, renderApp } from '../support/renderApp';

const fixtures = openFixtureApi();
const path = '/assets/i18n/lang-en.json';
const config = { translations: { loadEnglish: true } };
const message = 'The published English texts could not be loaded. Those of the application are shown.';

/** Serves a published English file, which changes one text. */
const publish = (answer: () => Response) => fixtures.server.use(http.get(path, answer));

it('English is loaded like any language where the configuration says so, over the texts of the application', async () => {
  publish(() => HttpResponse.json({ app: { profile: { headline: 'Your profile' } } }));
  await renderApp('/profile', { as: 'editor', config });
  await heading('Your profile');
  // Texts missing in the file are still there.
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});

it('English without its file is that of the application, with a message', async () => {
  publish(() => new HttpResponse(null, { status: 404 }));
  await renderApp('/profile', { as: 'editor', config });
  await heading('Publisher profile');
  expect(await screen.findByText(message)).toBeVisible();
});
