import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { unguarded } from '@/ui/leave/unguarded';
import { LoadingOverlayProvider } from '@/ui/loading/LoadingOverlayProvider';
import { useLoadingOverlay } from '@/ui/loading/loadingOverlay';
import { PageHeader } from '@/ui/page/PageHeader';
import { pressTwice } from '../support/pressTwice';
import { renderUi } from './renderUi';

/** A form as pages have them: guarded while its text is neither the saved one nor empty. */
function Form() {
  const navigate = useNavigate();
  const overlay = useLoadingOverlay();
  const [saved, setSaved] = useState('Ada');
  const [name, setName] = useState('Ada');
  return (
    <>
      <PageHeader headline="Profile" back={{ to: '/list' }} />
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setSaved(name)}>
        Save
      </button>
      <button
        type="button"
        onClick={() => {
          setSaved(name);
          navigate('/list', { state: unguarded });
        }}
      >
        Save and close
      </button>
      <button type="button" onClick={() => overlay.show()}>
        Work
      </button>
      <LeaveGuard when={name !== saved && name !== ''} />
    </>
  );
}

const targets = ['/list', '/logout', '/profiles', '/profile/history', '/profile?tab=2', '/profile#top'];

function App() {
  const navigate = useNavigate();
  return (
    <LoadingOverlayProvider>
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Browser forward
      </button>
      <nav>
        {targets.map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
      </nav>
      <Routes>
        <Route path="/profile" element={<Form />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </LoadingOverlayProvider>
  );
}

async function renderForm({ change = 'Ada B', paths = ['/zero', '/one', '/profile'] } = {}) {
  const view = renderUi(<App />, { paths });
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  await view.user.clear(name);
  if (change) await view.user.type(name, change);
  return {
    ...view,
    name,
    back: () => view.user.click(button('Browser back')),
    forward: () => view.user.click(button('Browser forward')),
  };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Unsaved changes' });
const link = (name: string) => screen.getByRole('link', { name, hidden: true });
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the leave guard', () => {
  it('asks when a link leads away; Cancel keeps address, focus and text', async () => {
    const { user, path, name } = await renderForm();
    await user.click(link('/list'));
    expect(dialog()).toHaveAccessibleDescription(
      'Are you sure you want to leave this page? Unsaved changes will be lost.',
    );
    await user.click(button('Cancel'));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(path()).toBe('/profile');
    expect(name).toHaveValue('Ada B');
    expect(link('/list')).toHaveFocus();
  });

  it('asks when the page header’s back button leads away: Cancel stays, OK leaves', async () => {
    const { user, path, name } = await renderForm();
    const headerBack = link('Back');
    await user.click(headerBack);
    expect(dialog()).toBeVisible();
    expect(path()).toBe('/profile');
    await user.click(button('Cancel'));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(path()).toBe('/profile');
    expect(name).toHaveValue('Ada B');
    expect(headerBack).toHaveFocus();
    await user.click(headerBack);
    await user.click(button('OK'));
    await waitFor(() => expect(path()).toBe('/list'));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('asks on Back and on Forward, and OK goes there', async () => {
    const { user, path, back, forward } = await renderForm();
    await back();
    expect(dialog()).toBeVisible();
    await user.click(button('OK'));
    await waitFor(() => expect(path()).toBe('/one'));
    await forward();
    await user.click(link('/list'));
    await back();
    await user.type(screen.getByLabelText('Name'), '!');
    await forward();
    expect(path()).toBe('/profile');
    await user.click(button('OK'));
    await waitFor(() => expect(path()).toBe('/list'));
  });

  it.each(['/logout', '/profiles', '/profile/history'])('asks on the way to %s', async (to) => {
    const { user, path } = await renderForm();
    await user.click(link(to));
    expect(dialog()).toBeVisible();
    expect(path()).toBe('/profile');
    await user.click(button('OK'));
    await waitFor(() => expect(path()).toBe(to));
  });

  it('asks before the window closes only while there is something to lose', async () => {
    const { user, name, path } = await renderForm();
    expect(asksBeforeUnload()).toBe(true);
    await user.clear(name);
    expect(asksBeforeUnload()).toBe(false);
    await user.type(name, 'Ada C');
    expect(asksBeforeUnload()).toBe(true);
    await user.click(button('Save'));
    expect(asksBeforeUnload()).toBe(false);
    await user.type(name, '!');
    await user.click(link('/list'));
    await user.click(button('OK'));
    await waitFor(() => expect(path()).toBe('/list'));
    expect(asksBeforeUnload()).toBe(false);
  });

  it.each(['', 'Ada'])('does not ask when the text is %j: nothing valid would be lost', async (change) => {
    const { user, path } = await renderForm({ change });
    await user.click(link('/list'));
    expect(dialog()).not.toBeInTheDocument();
    expect(path()).toBe('/list');
  });

  it('treats Escape and a click outside the dialog as Cancel', async () => {
    const { user, path } = await renderForm();
    await user.click(link('/list'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await user.click(link('/list'));
    await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(path()).toBe('/profile');
  });

  it('leaves once when OK is double-clicked', async () => {
    const { user, router, path, back } = await renderForm();
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.at(-1) !== location.key && visited.push(location.key));
    await user.click(link('/list'));
    visited.length = 0;
    pressTwice(button('OK'));
    await waitFor(() => expect(path()).toBe('/list'));
    expect(new Set(visited.slice(1)).size).toBeLessThanOrEqual(1);
    await back();
    expect(path()).toBe('/profile');
  });

  it('keeps asking when Back is used while the question is open; OK goes to the latest target', async () => {
    const { user, path, back } = await renderForm();
    await user.click(link('/list'));
    await back();
    expect(path()).toBe('/profile');
    expect(dialog()).toBeVisible();
    await user.click(button('OK'));
    await waitFor(() => expect(path()).toBe('/one'));
  });

  it.each(['/profile?tab=2', '/profile#top'])('does not ask on the way to %s', async (to) => {
    const { user, router } = await renderForm();
    await user.click(link(to));
    expect(dialog()).not.toBeInTheDocument();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(to);
    await user.click(link('/list'));
    expect(dialog()).toBeVisible();
  });

  it('does not ask when a save navigates at once, and guards again after Back', async () => {
    const { user, path, back } = await renderForm();
    await user.click(button('Save and close'));
    expect(dialog()).not.toBeInTheDocument();
    expect(path()).toBe('/list');
    await back();
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(link('/logout'));
    expect(dialog()).toBeVisible();
  });

  it('proceeds by itself when nothing is left to lose while it asks', async () => {
    const { user, path } = await renderForm();
    await user.click(link('/list'));
    expect(dialog()).toBeVisible();
    await act(async () => button('Save').click());
    expect(path()).toBe('/list');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });

  it('is not hidden by the loading overlay', async () => {
    const { user, path, router } = await renderForm();
    await user.click(button('Work'));
    expect(screen.getByRole('dialog', { name: 'Please wait…' })).toBeInTheDocument();
    await act(async () => router.navigate('/list'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(path()).toBe('/list'));
  });
});
