import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { idleAtOnce, settle } from '../../../support/idle';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

const fixtures = openFixtureApi();
idleAtOnce();

const address = '/clientapi/v1/admin/draft-texts';
/** What is saved and not published, from now on. */
const save = (caption: string) =>
  fixtures.server.use(
    http.get(address, ({ request }) =>
      HttpResponse.json({
        areas: { 'video-help': { caption: `${caption} (${new URL(request.url).search})` } },
      }),
    ),
  );
const region = (name: string) => screen.findByRole('region', { name });
const strip = () => region('Preview of unpublished texts');

async function startMode() {
  const app = await renderApp('/video-help', { blank: true, as: 'editor' });
  await heading('Video Help');
  await app.user.keyboard('{Shift>}{F9}{/Shift}');
  await region('Translate mode');
  return app;
}

describe('a preview', () => {
  it('shows what is saved of the language of the page, and follows what is saved meanwhile', async () => {
    const { user, services } = await startMode();
    save('Films');
    await user.click(screen.getByRole('button', { name: 'Show unpublished texts' }));
    await heading('Films (?language=en)');
    expect(screen.queryByRole('button', { name: 'Show unpublished texts' })).toBeNull();
    save('Post');
    act(() => services.recordChanges.tell('user-management/users'));
    await settle();
    act(() => services.recordChanges.tell('default-translations/translations'));
    act(() => services.recordChanges.tell('default-translations/translations'));
    await heading('Post (?language=en)');
    expect(fixtures.calls(address)).toHaveLength(2);
    await user.click(within(await strip()).getByRole('button', { name: 'Stop' }));
    await heading('Video Help');
  });

  it('begins by itself with what is saved in translate mode, and not without it', async () => {
    const { user, services } = await startMode();
    save('Films');
    act(() => services.recordChanges.tell('default-translations/translations'));
    await heading('Films (?language=en)');
    await user.click(within(await strip()).getByRole('button', { name: 'Stop' }));
    await user.click(within(await region('Translate mode')).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull());
    act(() => services.recordChanges.tell('default-translations/translations'));
    await settle();
    expect(fixtures.calls(address)).toHaveLength(1);
  });
});
