import MailOutlined from '@mui/icons-material/MailOutlined';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MenuEntry } from '@/app/layout/menuEntry';
import { SideMenu } from '@/app/layout/SideMenu';
import { renderUi } from '../../ui/renderUi';

const icon = MailOutlined;
const entries: MenuEntry[] = [
  { key: 'controlling', caption: 'Press Controlling', to: '/press-controlling', icon },
  {
    key: 'user-management',
    caption: 'User Management',
    to: '/user-management',
    icon,
    children: [
      { key: 'users', caption: 'Users', to: '/user-management/users' },
      { key: 'groups', caption: 'Groups', to: '/user-management/groups' },
    ],
  },
  { key: 'messages', caption: 'Messages', to: '/messages', icon },
  { key: 'logout', caption: 'Logout', to: '/logout', icon, end: true },
];

function renderMenu(path: string, onChoose = () => {}) {
  return renderUi(<SideMenu entries={entries} signedIn loading={false} onChoose={onChoose} />, {
    paths: [path],
  });
}

const captions = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('a, button')?.textContent);
const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
const group = () => screen.getByRole('button', { name: 'User Management' });

describe('the side menu', () => {
  it('is a list of links in their order, Logout apart at the end', () => {
    renderMenu('/messages');
    expect(captions()).toEqual(['Press Controlling', 'User Management', 'Messages', 'Logout']);
    const [first, last] = screen.getAllByRole('list');
    expect(first).toHaveTextContent('Messages');
    expect(within(last ?? document.body).getAllByRole('link')).toHaveLength(1);
    expect(within(last ?? document.body).getByRole('link', { name: 'Logout' })).toHaveAttribute(
      'href',
      '/logout',
    );
  });

  it('marks the line of the page at /messages/7/edit', () => {
    renderMenu('/messages/7/edit');
    expect(current()).toEqual(['Messages']);
  });

  it('marks nothing for a path that only begins alike', () => {
    renderMenu('/messages-archive');
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  it('opens and closes a group by its button, also by keyboard', async () => {
    const { user } = renderMenu('/messages');
    expect(group()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    await user.click(group());
    expect(group()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Users' }).closest('ul')).toHaveAttribute(
      'id',
      group().getAttribute('aria-controls'),
    );
    group().focus();
    await user.keyboard('{Enter}');
    expect(group()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard(' ');
    expect(group()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens the group of the current page by itself, and only then', async () => {
    const { user, router } = renderMenu('/user-management/groups');
    expect(current()).toEqual(['Groups']);
    await user.click(group());
    expect(group()).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    expect(group()).toHaveAttribute('aria-expanded', 'false');
    await user.click(group());
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(router.state.location.pathname).toBe('/user-management/users');
    expect(group()).toHaveAttribute('aria-expanded', 'true');
  });

  it('says when a line was chosen, and not when a group was opened', async () => {
    const choose = vi.fn();
    const { user } = renderMenu('/messages', choose);
    await user.click(group());
    expect(choose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(choose).toHaveBeenCalledTimes(1);
  });
});
