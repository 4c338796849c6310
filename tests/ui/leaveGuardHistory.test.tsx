import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { renderUi } from './renderUi';

function App() {
  return (
    <>
      <Link to="/one">one</Link>
      <Link to="/two">two</Link>
      <Link to="/form">form</Link>
      <Routes>
        <Route path="/form" element={<LeaveGuard when />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Unsaved changes' });
const address = () => window.location.pathname;

async function goToForm() {
  window.history.replaceState(null, '', '/start');
  const { user, path } = renderUi(<App />, { inWindow: true });
  for (const name of ['one', 'two', 'form']) await user.click(screen.getByRole('link', { name }));
  expect(address()).toBe('/form');
  return { user, path };
}

/** What Chromium makes of two Backs within a few milliseconds: the second one displaces the router's correction of the first. */
async function pressBackTwice() {
  vi.spyOn(window.history, 'go').mockImplementationOnce(() => window.history.back());
  window.history.back();
  await waitFor(() => expect(address()).toBe('/one'));
}

describe('two quick Backs in the window’s history', () => {
  it('ask once; Cancel stays, and so does the address', async () => {
    const { user, path } = await goToForm();
    await pressBackTwice();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/form'));
    expect(path()).toBe('/form');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ask once; OK leaves to an earlier page, with its address', async () => {
    const { user, path } = await goToForm();
    await pressBackTwice();
    await dialog();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(path()).toBe('/two'));
    await waitFor(() => expect(address()).toBe('/two'));
  });
});
