import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { openFixtureApi } from '../../../support/renderApp';
import { pasteInto } from '../../../support/screens';
import { grid, openTexts, serveTexts } from '../grid/textScreen';

const fixtures = openFixtureApi();
serveTexts(fixtures, { count: 20 });

it('English is read only, and says why where somebody wants to change it', async () => {
  const { user } = await openTexts();
  expect(await screen.findByRole('columnheader', { name: /English\s*read only/ })).toBeVisible();
  await grid.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText(/^English comes with the application/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('DT23 English is changed like any text where its file is loaded; a typing error outdates nothing', async () => {
  const saves: unknown[] = [];
  fixtures.server.use(
    http.get('/assets/i18n/lang-en.json', () => HttpResponse.json({ app: { x: 'x' } })),
    http.put('/clientapi/v1/translations/:id/values/en', async ({ request }) => {
      saves.push(await request.json());
      return HttpResponse.json({
        id: 't0',
        language: 'en',
        value: 'mended',
        state: 'translated',
        version: 2,
      });
    }),
  );
  const { user } = await openTexts('', { translations: { loadEnglish: true } });
  expect(await screen.findByRole('columnheader', { name: 'English' })).toBeVisible();
  await grid.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: /English/ });
  await user.clear(field);
  await pasteInto(user, field, 'mended');
  await user.click(dialog.getByRole('checkbox', { name: /^The meaning stays/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves).toMatchObject([{ value: 'mended', version: 1, meaning: 'same' }]);
});
