import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { advance, openProfile, profile, runOnTestClock, setupUser } from '../profileScreen';

const fixtures = openFixtureApi();
const notice = () => screen.queryByText('A new version is available.');
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const halfAnHour = 31 * 60_000;

runOnTestClock();
beforeEach(() => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'build', content: 'own' });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  fixtures.server.use(http.get('/version.json', () => HttpResponse.json({ build: 'next' })));
});

describe('the notice of a new version', () => {
  it('is there when the visitor comes back after a while, with a button, and nothing reloads by itself', async () => {
    await renderApp('/video-help', { blank: true, as: 'admin' });
    await heading('Video Help');
    comeBack();
    expect(fixtures.calls('/version.json')).toHaveLength(0);
    vi.setSystemTime(Date.now() + halfAnHour);
    comeBack();
    expect(await screen.findByText('A new version is available.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1, name: 'Video Help' })).toBeVisible();
  });

  it('waits while a form is changed', async () => {
    const { user } = await openProfile();
    vi.setSystemTime(Date.now() + halfAnHour);
    await user.type(profile.name(), ' II');
    comeBack();
    await vi.waitFor(() => expect(fixtures.calls('/version.json')).toHaveLength(1));
    await advance(100);
    expect(notice()).not.toBeInTheDocument();
    expect(profile.name()).toHaveValue('Alexandra Winter II');
    await user.type(profile.name(), '{Backspace}{Backspace}{Backspace}');
    expect(await screen.findByText('A new version is available.')).toBeInTheDocument();
  });

  it('explains an API that speaks otherwise by now: a message, no crash', async () => {
    fixtures.server.use(
      http.get('/clientapi/v1/admin/profile', () => HttpResponse.json(['another', 'shape'])),
    );
    await renderApp('/video-help', { blank: true, as: 'admin' });
    expect(await screen.findByText(/answer cannot be used/)).toBeInTheDocument();
    expect(fixtures.calls('/version.json')).toHaveLength(0);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await setupUser().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A new version is available.')).toBeInTheDocument();
  });
});
