// @vitest-environment jsdom

import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { idleAtOnce, settle } from '../../../support/idle';
import { heading, openFixtureApi, renderApp } from '../../../support/renderApp';

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });
openFixtureApi();
idleAtOnce();

const modeButton = () => screen.findByRole('button', { name: 'Translate mode' });
const strip = (name: string) => screen.findByRole('region', { name });

describe('translate mode', () => {
  it('is switched by its button and by Shift+F9, and says so', async () => {
    const { user } = await renderApp('/messages', { as: 'editor' });
    const button = await modeButton();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(within(await strip('Translate mode')).getByRole('status')).toHaveTextContent('is on');
    await user.keyboard('{Shift>}{F9}{/Shift}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull());
    await user.keyboard('{Shift>}{F9}{/Shift}');
    expect(await strip('Translate mode')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave translate mode' }));
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('is for those alone who hold the key of the area', async () => {
    const { user } = await renderApp('/profile', { as: 'guest' });
    await settle();
    expect(screen.queryByRole('button', { name: 'Translate mode' })).toBeNull();
    await user.keyboard('{Shift>}{F9}{/Shift}');
    await settle();
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
  });
});

describe('a preview', () => {
  it('says of which language it is, leads to the publication, and ends', async () => {
    const { user, services } = await renderApp('/messages', { as: 'editor' });
    await heading('Messages');
    await modeButton();
    act(() => services.i18n.overlay.preview('en', { areas: { messages: { caption: 'Letters' } } }));
    await heading('Letters');
    const shown = await strip('Preview of unpublished texts');
    expect(within(shown).getByRole('status')).toHaveTextContent('in English');
    expect(within(shown).getByRole('link', { name: 'Publish' })).toHaveAttribute(
      'href',
      '/default-translations/publish?languages=en',
    );
    await user.click(within(shown).getByRole('button', { name: 'Stop' }));
    await heading('Messages');
  });

  it('DT38 is gone with its person, like the mode', async () => {
    const { user, services } = await renderApp('/messages', { as: 'editor' });
    await user.click(await modeButton());
    act(() => services.i18n.overlay.preview('en', { areas: { messages: { caption: 'Letters' } } }));
    await heading('Letters');
    act(() => services.session.signOut());
    await screen.findByRole('heading', { level: 1, name: 'Welcome back.' });
    expect(services.i18n.overlay.previewed()).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'Translate mode' })).toBeNull();
  });
});
