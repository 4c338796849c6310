import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

openFixtureApi({ counts: { users: 40 } });

async function openList(search: string) {
  const app = await renderApp(`/messages${search}`, { as: 'editor' });
  await heading('Messages');
  return app;
}

describe('the list of messages', () => {
  it('pauses, and says why it cannot archive what is live', async () => {
    const { user } = await openList('?filter={"phase_eq_any":["live"]}');
    await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
    const archive = await screen.findByRole('menuitem', { name: /^Archive/ });
    expect(archive).toHaveAttribute('aria-disabled', 'true');
    expect(archive).toHaveTextContent('Readers still have it. End or pause it first.');
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText(/is paused\.$/)).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Paused 8' })).toBeVisible();
  });

  it('MS23 says why what was published cannot be deleted', async () => {
    const { user, unmount } = await openList('?filter={"phase_eq_any":["ended"]}');
    await user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
    const line = () => screen.findByRole('menuitem', { name: /^Delete/ });
    expect(await line()).toHaveTextContent(/kept with its receipts\. You can archive it\./);
    unmount();
    // What can be archived only after another step says which.
    const next = await openList('?filter={"phase_eq_any":["scheduled"]}');
    await next.user.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
    expect(await line()).toHaveTextContent(/It is scheduled\. Pause it first/);
  });
});
