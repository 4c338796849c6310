import Star from '@mui/icons-material/Star';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type Area, toArea } from '@/areas';
import type { AreaDefinition } from '@/areas/defineArea';
import type { ShellPartProps, Watch } from '@/areas/shellDefinition';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useNotificationDialog } from '@/ui/dialog/notificationDialog';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { useLoadingOverlay } from '@/ui/loading/loadingOverlay';
import { expectConsole } from '../../support/consoleGuard';
import { idleAtOnce, settle } from '../../support/idle';
import { openFixtureApi, people, renderApp } from '../../support/renderApp';
import { endSession, signInAgain } from '../signInAgainScreen';

const fixtures = openFixtureApi();
idleAtOnce();

let notify: ReturnType<typeof useNotificationDialog>;
let ask: (open: boolean) => void;
let overlay: ReturnType<typeof useLoadingOverlay>;
function ChangedPage() {
  overlay = useLoadingOverlay();
  notify = useNotificationDialog();
  const [asks, setAsks] = useState(false);
  ask = setAsks;
  return (
    <>
      <h1>Kiosk</h1>
      <LeaveGuard when />
      <ModalDialog open={asks} title="Sure?">
        <p>It is the page that asks.</p>
      </ModalDialog>
    </>
  );
}

/** An area with a page that has an unsaved change. */
function kiosk(shell: AreaDefinition['shell']): Area {
  const page = async () => ChangedPage;
  const area = { path: 'kiosk', permission: 'user-management', order: 91, icon: Star, page, shell };
  return toArea('kiosk', area, { key: 'press', name: 'Press' });
}

function PartButton({ name, waiting, onClose }: ShellPartProps & { name: string }) {
  return (
    <button type="button" onClick={onClose}>
      {name}, {waiting}
    </button>
  );
}
const part = (name: string) => async () => (props: ShellPartProps) => <PartButton name={name} {...props} />;
const titled = (title: string) => async () => () => (
  <ModalDialog open title={title}>
    <p>Come in.</p>
  </ModalDialog>
);
const offerDialog = async () => (props: ShellPartProps) => (
  <ModalDialog open title="Offers">
    <input aria-label="Note" />
    <PartButton name="Offer" {...props} />
  </ModalDialog>
);
const offer = () => screen.queryByRole('button', { name: /^Offer/ });
/** Opens the page by the menu from another one. */
async function renderKiosk(shell: AreaDefinition['shell']) {
  const app = await renderApp('/video-help', { blank: true, as: 'admin', furtherAreas: [kiosk(shell)] });
  await waitFor(async () => {
    const links = screen.getAllByRole('link', { hidden: true });
    const line = links.find((link) => link.getAttribute('href') === '/kiosk');
    if (line === undefined) throw new Error('The menu has no line for the kiosk');
    line.click();
  });
  await screen.findByText('Kiosk', { selector: 'h1' });
  return app;
}
const question = () => screen.findByRole('dialog', { name: 'Unsaved changes' });

describe('the dialog of an area', () => {
  const open = async () => {
    const watch = async () => async () => ({ dialog: 1, toolbar: 2 });
    const shell = { watch, dialog: offerDialog, toolbar: part('Bell') };
    const app = await renderKiosk(shell);
    await screen.findByRole('button', { name: 'Offer, 1' });
    return app;
  };

  it('gives way to the loading overlay', async () => {
    await open();
    let done = () => {};
    act(() => {
      done = overlay.show();
    });
    await waitFor(() => expect(offer()).toBeNull());
    act(() => done());
    expect(await screen.findByRole('button', { name: /^Offer/ })).toBeVisible();
  });

  it('keeps what was typed while it waits for each of the others, also for one after the other', async () => {
    const { user, services } = await open();
    await user.click(screen.getByLabelText('Note'));
    await user.paste('half a sen');
    queueMicrotask(() => notify.open({ title: 'One', message: 'Something' }));
    await screen.findByRole('dialog', { name: 'One' });
    endSession(fixtures);
    void services.queryClient.invalidateQueries();
    await signInAgain.dialog();
    expect(screen.queryByRole('dialog', { name: 'One' })).toBeNull();
    expect(screen.getByText('Something')).not.toBeVisible();
    history.back();
    await question();
    expect(signInAgain.gone()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await signInAgain.as(user);
    await waitFor(() => expect(signInAgain.gone()).toBe(true));
    expect(screen.getByLabelText('Note')).not.toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('dialog', { name: 'Offers' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('half a sen');
    await user.click(screen.getByLabelText('Note'));
    await user.paste('tence');
    expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
  });

  it('starts again for another admin, without anything that the first one typed', async () => {
    const watch = async () => async () => ({ dialog: 1 });
    const { user, services } = await renderKiosk({ for: 'everybody', watch, dialog: offerDialog });
    await user.click(await screen.findByLabelText('Note'));
    await user.paste('half a sen');
    endSession(fixtures);
    void services.queryClient.invalidateQueries();
    await signInAgain.dialog();
    await signInAgain.as(user, 'editor');
    expect(await screen.findByRole('dialog', { name: 'Offers' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('leaves its place to that of another area when it cannot be loaded', async () => {
    expectConsole(/no network/);
    const watch = async () => async () => ({ dialog: 1 });
    const broken = kiosk({ watch, dialog: () => Promise.reject(new Error('no network')) });
    const booth = { ...kiosk({ watch, dialog: titled('Booth') }), key: 'booth', path: 'booth' };
    await renderApp('/onboarding-wizard', { blank: true, as: 'admin', furtherAreas: [broken, booth] });
    expect(await screen.findByRole('dialog', { name: 'Booth' })).toBeVisible();
  });
});

describe('only one dialog at a time', () => {
  const dialogs = () => screen.getAllByRole('dialog');

  it("lets an area's dialog wait for signing in, for a notification and for the page's own dialog", async () => {
    let answer = () => {};
    const watch = async (): Promise<Watch> => () =>
      new Promise((resolve) => {
        answer = () => resolve({ dialog: 1 });
      });
    const shell = { watch, dialog: offerDialog };
    const { user, services } = await renderKiosk(shell);
    await settle();
    act(() => ask(true));
    expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeVisible();
    await act(async () => answer());
    await settle();
    endSession(fixtures);
    void services.queryClient.invalidateQueries({ queryKey: ['profile'] });
    const again = await signInAgain.dialog();
    expect(dialogs()).toEqual([again]);
    expect(screen.queryByText(/^Offer/)).toBeNull();
    await signInAgain.as(user);
    await waitFor(() => expect(signInAgain.gone()).toBe(true));
    expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeVisible();
    act(() => ask(false));
    act(() => notify.open({ title: 'One', message: 'Something' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('dialog', { name: 'Offers' })).toBeVisible();
  });
});

describe('what waits', () => {
  it('ends with the sign-out, and loads again for the next person', async () => {
    let requestCount = 0;
    let answer = (_waiting: number) => {};
    const watch = async (): Promise<Watch> => async () => {
      requestCount += 1;
      return { toolbar: await new Promise<number>((resolve) => (answer = resolve)) };
    };
    const shell = { for: 'everybody', watch, toolbar: part('Bell') };
    const { services } = await renderApp('/profile', { as: 'admin', furtherAreas: [kiosk(shell)] });
    await waitFor(() => expect(requestCount).toBe(1));
    await act(async () => answer(3));
    expect(await screen.findByRole('button', { name: 'Bell, 3' })).toBeVisible();
    act(() => services.session.signOut());
    await waitFor(() => expect(screen.queryByText(/^Bell/)).toBeNull());
    const { email, password } = people.editor;
    await act(() => services.session.signIn(email, password));
    await waitFor(() => expect(requestCount).toBe(2));
    expect(screen.queryByText(/^Bell/)).toBeNull();
    await act(async () => answer(1));
    expect(await screen.findByRole('button', { name: 'Bell, 1' })).toBeVisible();
  });
});
