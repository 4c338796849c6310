import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handsetWidth } from '../../../../src/ui/handsetWidth';
import { openFixtureApi } from '../../../support/renderApp';
import { openTexts, serveTexts } from './textScreen';

const fixtures = openFixtureApi();
serveTexts(fixtures);

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === handsetWidth,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

const card = async (key: string) => {
  const found = (await screen.findByText(key)).closest('li');
  if (found === null) throw new Error(`${key} is no card`);
  return within(found);
};

describe('the texts on a handset', () => {
  it('are edited by a press, one after the other', async () => {
    const saved: string[] = [];
    fixtures.server.use(
      http.put('/clientapi/v1/translations/:id/values/:code', async ({ request, params }) => {
        const body = Object(await request.json());
        saved.push(`${params.id}/${params.code} ${body.value}`);
        return HttpResponse.json({ ...body, id: params.id, language: params.code, version: 2 });
      }),
    );
    const { user } = await openTexts('?columns=de,fr');
    await user.click((await card('app.text00001')).getByRole('button', { name: 'app.text00001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit text' }));
    await user.type(await dialog.findByRole('textbox', { name: 'German' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(dialog.getByText('app.text00002')).toBeVisible());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual(['t1/de de 1!']);
    expect((await card('app.text00001')).getByText('de 1!')).toBeVisible();
  });
});
