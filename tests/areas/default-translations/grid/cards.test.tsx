// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handsetWidth } from '../../../../src/ui/handsetWidth';
import { openFixtureApi } from '../../../support/renderApp';
import { openTexts, serveTexts } from './textScreen';

const fixtures = openFixtureApi();
const { asked } = serveTexts(fixtures);

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === handsetWidth,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

const cards = () => screen.findByRole('list', { name: 'Texts by key and language' });
const card = async (key: string) => {
  const found = (await screen.findByText(key)).closest('li');
  if (found === null) throw new Error(`${key} is no card`);
  return within(found);
};

describe('the texts on a handset', () => {
  it('are cards of one language, of which those in sight are in the document', async () => {
    const { user } = await openTexts('?columns=de,fr');
    expect((await card('app.text00001')).getByText('de 1')).toBeVisible();
    expect((await card('app.text00001')).getByText('en 1')).toBeVisible();
    expect(within(await cards()).getAllByRole('listitem').length).toBeLessThan(30);
    expect(asked.map(({ embed }) => embed)).toEqual([['de']]);
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'French' }));
    expect((await card('app.text00001')).getByText('fr 1')).toBeVisible();
    expect(asked.at(-1)?.embed).toEqual(['fr']);
  });

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

  it('are English ones too where its file is loaded, and can be changed', async () => {
    const saved: string[] = [];
    fixtures.server.use(
      http.get('/assets/i18n/lang-en.json', () => HttpResponse.json({ app: { x: 'x' } })),
      http.put('/clientapi/v1/translations/:id/values/en', async ({ request, params }) => {
        const body = Object(await request.json());
        saved.push(body.value);
        return HttpResponse.json({ ...body, id: params.id, language: 'en', version: 2 });
      }),
    );
    const { user } = await openTexts('?columns=en,de', { translations: { loadEnglish: true } });
    expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveTextContent('English');
    expect((await card('app.text00001')).getAllByText('en 1')).toHaveLength(1);
    await user.click((await card('app.text00001')).getByRole('button', { name: 'app.text00001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit text' }));
    await user.type(await dialog.findByRole('textbox', { name: 'English' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual(['en 1!']);
  });

  it('are none in English where its file is not loaded', async () => {
    const { user } = await openTexts('?columns=en,de');
    expect((await card('app.text00001')).getByText('de 1')).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: 'Language' }));
    expect(await screen.findByRole('option', { name: 'German' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'English' })).toBeNull();
  });
});
