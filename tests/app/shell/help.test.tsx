import Star from '@mui/icons-material/Star';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Area, toArea } from '@/areas';
import type { AreaDefinition } from '@/areas/defineArea';
import type { ShellPartProps, Watch } from '@/areas/shellDefinition';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { idleAtOnce } from '../../support/idle';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { stubScreen } from '../layout/handset';
import { endSession, signInAgain } from '../signInAgainScreen';

const fixtures = openFixtureApi();
idleAtOnce();

function Desk() {
  return (
    <>
      <h1 tabIndex={-1}>Desk</h1>
      <LeaveGuard when />
      <input aria-label="Note" defaultValue="typed" />
      <Link to={{ search: location.search, hash: '#help=v3@41' }}>The video</Link>
      <Link to={{ search: location.search, hash: '#help=%25' }}>All of it</Link>
    </>
  );
}
const BackRoom = () => <h1>Back room</h1>;

function Section({ name, waiting, target, askAgain, onClose }: ShellPartProps & { name: string }) {
  return (
    <section aria-label={name}>
      <p>
        {waiting} new, {target ?? 'no target'}
      </p>
      <button type="button" onClick={askAgain}>
        Seen
      </button>
      <button type="button" onClick={onClose}>
        Back to the page
      </button>
    </section>
  );
}
const section = (name: string) => async () => (props: ShellPartProps) => <Section name={name} {...props} />;

const area = (key: string, order: number, more: Partial<AreaDefinition>): Area =>
  toArea(
    key,
    { path: key, permission: 'user-management', order, icon: Star, page: async () => BackRoom, ...more },
    { key: 'press', name: 'Press' },
  );
const watching = (waiting: () => number): Pick<NonNullable<AreaDefinition['shell']>, 'watch'> => ({
  watch: async (): Promise<Watch> => async () => ({ help: waiting() }),
});
let videos = 1;
const areas = [
  area('desk', 91, {
    page: async () => Desk,
    shell: { ...watching(() => videos), help: section('Videos') },
  }),
  area('back-room', 92, { shell: { ...watching(() => 2), help: section('Guides') } }),
];
async function open(path: string) {
  videos = 1;
  const app = await renderApp(path, { as: 'admin', furtherAreas: areas });
  await heading('Desk');
  await helpButton(/^Help/);
  return app;
}
const helpButton = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('complementary', { name: 'Help' });
const isClosed = () => screen.queryByRole('complementary', { name: 'Help' }) === null;
const toggleKeys = '{Alt>}{Shift>}[KeyH]{/Shift}{/Alt}';

describe('the help of several areas', () => {
  it('counts what all of them have for the page, in the name of the button', async () => {
    const { user } = await open('/desk');
    await user.click(await helpButton('Help, 3 new'));
    videos = 0;
    await user.click(within(await screen.findByRole('region', { name: 'Videos' })).getByText('Seen'));
    expect(await helpButton('Help, 2 new')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the help of a page', () => {
  it('opens and closes by Alt+Shift+H, but not while typing', async () => {
    const { user } = await open('/desk');
    await user.click(screen.getByLabelText('Note'));
    await user.keyboard(toggleKeys);
    expect(isClosed()).toBe(true);
    await user.click(screen.getByText('Desk'));
    await user.keyboard(toggleKeys);
    expect(within(await panel()).getByRole('heading', { name: 'Help' })).toHaveFocus();
    await user.keyboard(toggleKeys);
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(screen.getByRole('heading', { name: 'Desk' })).toHaveFocus();
  });

  it('closes by Escape only inside it, and returns the focus', async () => {
    const { user } = await open('/desk');
    await user.click(await helpButton(/^Help/));
    await panel();
    await user.click(screen.getByLabelText('Note'));
    await user.keyboard('{Escape}');
    expect(isClosed()).toBe(false);
    await user.click(await helpButton(/^Help/));
    await waitFor(() => expect(isClosed()).toBe(true));
    await user.click(await helpButton(/^Help/));
    await user.click(await screen.findByText('Back to the page', { selector: '[aria-label=Videos] *' }));
    await waitFor(() => expect(isClosed()).toBe(true));
    await user.click(await helpButton(/^Help/));
    await panel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(await helpButton(/^Help/)).toHaveFocus();
  });

  it('opens by its address, on a changed form too, and moves neither page nor focus nor query', async () => {
    const { user } = await open('/desk?order=ASC');
    await user.click(screen.getByRole('link', { name: 'The video' }));
    expect(await screen.findByText('1 new, v3@41')).toBeVisible();
    expect(address()).toBe('/desk?order=ASC#help=v3@41');
    expect(screen.getByRole('link', { name: 'The video' })).toHaveFocus();
    expect(screen.getByLabelText('Note')).toHaveValue('typed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('removes the request from the address when it is closed, so that the same link opens it again', async () => {
    const { user } = await open('/desk?order=ASC#help');
    await panel();
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(address()).toBe('/desk?order=ASC');
    await user.click(screen.getByRole('link', { name: 'All of it' }));
    expect(await screen.findByText('1 new, %')).toBeVisible();
  });

  it('reserves room next to the page while it is open, and none while nobody is signed in', async () => {
    const root = Object.assign(document.createElement('div'), { id: 'root' });
    // As the start page leaves it.
    root.dataset.help = '';
    document.body.append(root);
    onTestFinished(() => root.remove());
    const { user, unmount } = await open('/desk#help');
    await panel();
    expect(root).toHaveAttribute('data-help');
    await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(root).not.toHaveAttribute('data-help'));
    unmount();
    root.dataset.help = '';
    localStorage.clear();
    await renderApp('/login#help', { furtherAreas: areas });
    await waitFor(() => expect(root).not.toHaveAttribute('data-help'));
  });

  it('stays over an interrupted session for the same person, out of reach meanwhile', async () => {
    const { user, services } = await open('/desk#help=v3');
    expect(await screen.findByText('1 new, v3')).toBeVisible();
    endSession(fixtures);
    await act(async () => void services.api.getProfile().catch(() => undefined));
    await signInAgain.dialog();
    expect(screen.getByText('1 new, v3').closest('[inert]')).not.toBeNull();
    await signInAgain.as(user);
    await waitFor(() => expect(signInAgain.gone()).toBe(true));
    expect(screen.getByText('1 new, v3').closest('[inert]')).toBeNull();
  });

  it('is a dialog when a handset is turned, and keeps what it shows', async () => {
    const turned = stubScreen(false);
    await open('/desk#help');
    await panel();
    const videos = await screen.findByRole('region', { name: 'Videos' });
    turned.turn(true);
    expect(await screen.findByRole('dialog', { name: 'Help' })).toContainElement(videos);
  });
});
