import MailOutlined from '@mui/icons-material/MailOutlined';
import { screen, waitFor, within } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { memoryStore } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '@/app/layout/menuEntry';
import { Shell } from '@/app/layout/Shell';
import { PageHeader } from '@/ui/page/PageHeader';
import { expectConsole } from '../../support/consoleGuard';
import { readsStyles } from '../../support/styles';
import { renderUi } from '../../ui/renderUi';
import { stubScreen } from './handset';

readsStyles();

const icon = MailOutlined;
const entries: MenuEntry[] = [
  { key: 'messages', caption: 'Messages', to: '/messages', icon },
  { key: 'broken', caption: 'Broken', to: '/broken', icon },
  { key: 'profile', caption: 'Profile', to: '/profile', icon },
  { key: 'logout', caption: 'Logout', to: '/logout', icon, end: true },
];

let broken = true;
function Broken() {
  if (broken) throw new Error('secret stack');
  return <PageHeader headline="Mended" />;
}
const Slow = lazy(() => new Promise<{ default: () => null }>(() => {}));

interface World {
  handset?: boolean;
  signedIn?: boolean;
  menuLoading?: boolean;
  path?: string;
  store?: ReturnType<typeof memoryStore>;
  banner?: ReactNode;
}

function renderShell({
  handset = false,
  signedIn = true,
  menuLoading,
  path = '/profile',
  store,
  banner,
}: World = {}) {
  const device = stubScreen(handset);
  const view = renderUi(
    <Shell
      entries={entries}
      signedIn={signedIn}
      menuLoading={menuLoading}
      productName="Press"
      tools={<button type="button">Tool</button>}
      banner={banner}
    >
      <Routes>
        <Route path="/broken" element={<Broken />} />
        <Route path="/slow" element={<Slow />} />
        <Route path="/messages" element={<PageHeader headline="All messages" />} />
        <Route path="*" element={<PageHeader headline="Publisher profile" />} />
      </Routes>
    </Shell>,
    { paths: [path], store },
  );
  return { ...view, ...device };
}

const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });
const button = (name: string) => screen.getByRole('button', { name });

describe('the shell on a desktop', () => {
  it('has the product’s name, the tools, one navigation and one main', () => {
    renderShell();
    expect(screen.getByRole('banner')).toHaveTextContent('Press');
    expect(button('Tool')).toBeVisible();
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Publisher profile',
    );
  });

  it('has the menu open at first, 224 px wide, without a backdrop; the button closes it fully and says so', async () => {
    const { user } = renderShell();
    expect(menu()).toBeVisible();
    expect(menu()).toHaveStyle({ width: '224px' });
    expect(document.querySelector('.MuiBackdrop-root')).toBeNull();
    expect(button('Close menu')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Close menu')).toHaveAttribute('aria-controls', menu()?.id);
    await user.click(button('Close menu'));
    expect(menu()).not.toBeInTheDocument();
    expect(button('Open menu')).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    expect(button('Tool')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('keeps the menu open when a line is chosen, and stores that it was closed', async () => {
    const store = memoryStore();
    const { user } = renderShell({ store });
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    expect(menu()).toBeVisible();
    await user.click(button('Close menu'));
    expect(store.getItem('sidebar.open')).toBe(false);
  });

  it('comes back with the menu as it was left', () => {
    renderShell({ store: memoryStore({ 'sidebar.open': false }) });
    expect(menu()).not.toBeInTheDocument();
  });

  it('says that a page is loading', () => {
    renderShell({ path: '/slow' });
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading…');
  });
});

describe('a page that throws', () => {
  it('is an error inside the content; the menu works, and the next page is well', async () => {
    expectConsole(/secret stack/);
    const { user } = renderShell({ path: '/broken' });
    const main = screen.getByRole('main');
    expect(within(main).getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(document.body).not.toHaveTextContent('secret stack');
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    expect(screen.getByRole('heading', { name: 'All messages' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be tried again at the same place', async () => {
    expectConsole(/secret stack/);
    const { user } = renderShell({ path: '/broken' });
    broken = false;
    await user.click(button('Try again'));
    broken = true;
    expect(screen.getByText('Mended')).toBeVisible();
  });
});

describe('the shell on a handset', () => {
  it('has the menu closed at first, above the content with a backdrop when opened, closed by Escape', async () => {
    const { user } = renderShell({ handset: true });
    expect(menu()).not.toBeInTheDocument();
    await user.click(button('Open menu'));
    expect(menu()).toBeVisible();
    expect(document.querySelector('.MuiBackdrop-root')).toBeInTheDocument();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    expect(button('Open menu')).toHaveFocus();
  });

  it('closes the menu by its button, and when a line is chosen', async () => {
    const { user, path } = renderShell({ handset: true });
    await user.click(button('Open menu'));
    await user.click(button('Close menu'));
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    await user.click(button('Open menu'));
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    expect(path()).toBe('/messages');
    expect(screen.getByRole('heading', { name: 'All messages' })).toBeVisible();
  });

  it('keeps the choice made on a desktop, and is closed again after turning back', async () => {
    const store = memoryStore();
    const { user, turn } = renderShell({ handset: true, store });
    await user.click(button('Open menu'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    await user.click(button('Open menu'));
    turn(false);
    expect(menu()).toBeVisible();
    expect(store.getItem('sidebar.open', 'never chosen')).toBe('never chosen');
    turn(true);
    expect(menu()).not.toBeInTheDocument();
  });
});
