import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handsetWidth } from '@/ui/handsetWidth';
import { openFixtureApi } from '../../../support/renderApp';
import { grid, openTexts, serveTexts } from './textScreen';

const fixtures = openFixtureApi();
serveTexts(fixtures);

describe('the grid of texts', () => {
  it('shows what is missing, outdated or wrong', async () => {
    await openTexts();
    expect(await grid.texts('app.text00004')).toEqual(['en 4', 'Missing', 'Missing']);
    expect(within(await grid.row('app.text00006')).getByRole('img', { name: 'Outdated' })).toBeVisible();
    expect(
      within(await grid.row('app.text00002')).getByRole('img', {
        name: 'Error: %{nmae} has no value here.',
      }),
    ).toBeVisible();
  });

  it('moves between cells by keyboard, as one tab stop', async () => {
    const { user } = await openTexts();
    await grid.row('app.text00001');
    await grid.focus();
    expect(await grid.active()).toBe('2/1');
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(await grid.active()).toBe('3/3');
    await user.keyboard('{End}');
    expect(await grid.active()).toBe('3/4');
    await user.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(await grid.active()).toBe('2/1');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(await grid.active()).toBe('1001/4');
    await user.keyboard('{PageUp}');
    expect(await grid.active()).not.toBe('1001/4');
    await user.keyboard('x');
    expect(await grid.find()).toHaveFocus();
    await user.tab();
    expect((await grid.find()).contains(document.activeElement)).toBe(false);
  });

  it('renders only visible cells', async () => {
    const codes = Array.from({ length: 20 }, (_, index) => `q${String.fromCharCode(97 + index)}a`);
    fixtures.server.use(
      http.get('/clientapi/v1/translation-languages', () =>
        HttpResponse.json(
          ['en', ...codes].map((id) => ({ id, name: id, isBase: id === 'en', version: 1 })),
          { headers: { 'Content-Range': 'translation-languages 0-20/21' } },
        ),
      ),
    );
    const { user } = await openTexts(`?columns=${codes.join(',')}`);
    await grid.focus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(await grid.active()).toBe('1001/22');
    expect((await grid.find()).querySelectorAll('tbody > tr > *').length).toBeLessThan(250);
  });

  it('has Arabic in its own direction, and arrow keys that move visually in both page directions', async () => {
    const { user } = await openTexts('?columns=ar');
    const row = await grid.row('app.text00001');
    const [key, english, arabic] = row.querySelectorAll<HTMLElement>('bdi');
    expect([key?.dir, english?.dir, arabic?.dir]).toEqual(['ltr', 'ltr', 'rtl']);
    expect(english?.closest('td')?.dir).toBe('ltr');
    expect(arabic).toHaveAttribute('lang', 'ar');
    await grid.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(await grid.active()).toBe('2/2');
    document.documentElement.dir = 'rtl';
    try {
      await user.keyboard('{ArrowLeft}');
      expect(await grid.active()).toBe('2/3');
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(await grid.active()).toBe('2/1');
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });
});

describe('selected texts', () => {
  serveTexts(fixtures, { count: 300 });

  const orders: Record<string, unknown>[] = [];
  beforeEach(() => {
    orders.length = 0;
    fixtures.server.use(
      http.post('/clientapi/v1/translations/actions/bulk', async ({ request }) => {
        const order = Object(await request.json());
        orders.push(order);
        const ids: string[] = order.ids;
        return HttpResponse.json({
          results: ids.map((id) => ({ id, ok: true, before: 'eins |||| zwei', after: '' })),
        });
      }),
    );
  });

  const button = (name: string | RegExp) => screen.findByRole('button', { name });
  /** Continues to the dry run. */
  const goOn = async (user: Awaited<ReturnType<typeof openTexts>>['user']) => {
    await waitFor(async () => expect(await button('Continue')).toBeEnabled());
    await user.click(await button('Continue'));
  };

  async function tickTwo(search = '') {
    const app = await openTexts(search);
    await grid.row('app.text00001');
    await grid.focus();
    await app.user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await button('Actions');
    return app;
  }

  async function choose(user: Awaited<ReturnType<typeof tickTwo>>['user'], name: string) {
    await user.click(await button('Actions'));
    await user.click(await screen.findByRole('menuitem', { name }));
  }

  describe('bulk changes', () => {
    it('marks texts in the filter’s language as reviewed by click or keys, and undoes it', async () => {
      const filter = encodeURIComponent('{"language":"fr"}');
      const { user } = await tickTwo(`?columns=de,fr&filter=${filter}`);
      await choose(user, 'Mark as reviewed');
      expect(await screen.findByText('2 texts marked as reviewed.')).toBeVisible();
      await user.click(await button('Undo'));
      await screen.findByText('2 texts marked as not reviewed.');
      // Reviewed rows may have left the list, so nothing is selected: the text of the active cell is meant.
      expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
      await grid.focus();
      await user.keyboard('{ArrowRight}{ArrowRight}{Control>}{Shift>}{Enter}{/Shift}{/Control}');
      expect(await screen.findByText('1 text marked as reviewed.')).toBeVisible();
      const bothTexts = { ids: ['t0', 't1'], args: { language: 'fr' } };
      expect(orders).toEqual([
        { op: 'review', ...bothTexts },
        { op: 'unreview', ...bothTexts },
        { op: 'review', ids: ['t1'], args: { language: 'de' } },
      ]);
    });
  });

  describe('a bulk change', () => {
    it('shows plural forms, and links to its page to be reverted if it cannot be undone directly', async () => {
      const { user } = await tickTwo();
      await choose(user, 'Clear texts…');
      await goOn(user);
      expect(await screen.findAllByText('eins | zwei')).toHaveLength(2);
      await user.click(await button('Clear 2 texts'));
      const way = await screen.findByRole('link', { name: 'Review and revert…' });
      expect(way).toHaveAttribute(
        'href',
        `/default-translations/translations/changes/${orders.at(-1)?.change}`,
      );
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });
  });
});

describe('cards', () => {
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
    const element = (await screen.findByText(key)).closest('li');
    if (element === null) throw new Error(`${key} is no card`);
    return within(element);
  };

  describe('the texts on a handset', () => {
    it('are edited one after the other', async () => {
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
});
