import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { HeadingFocusProvider } from '@/ui/focus/HeadingFocusProvider';
import { DocumentTitleSuffix } from '@/ui/page/documentTitle';
import { PageHeader } from '@/ui/page/PageHeader';
import { renderUi } from './renderUi';

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the page header', () => {
  it('shows only the headline by default', () => {
    renderUi(<PageHeader headline="Users" />);
    expect(heading()).toHaveTextContent('Users');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('links back and to editing inside the application', async () => {
    const { user, path } = renderUi(
      <PageHeader headline="Ada" back={{ to: '/users' }} edit={{ to: '/users/7/edit?tab=1#name' }} />,
    );
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/users');
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/users/7/edit?tab=1#name');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(path()).toBe('/users');
  });

  it('calls back if given a callback', async () => {
    const back = vi.fn();
    const edit = vi.fn();
    const { user } = renderUi(
      <PageHeader headline="Ada" back={{ onClick: back }} edit={{ onClick: edit }} />,
      {
        language: 'de',
      },
    );
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    expect(back).toHaveBeenCalledTimes(1);
    expect(edit).toHaveBeenCalledTimes(1);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/a b',
    'users',
    '',
    '?a=1',
  ])('refuses %j as a target', (to) => {
    renderUi(<PageHeader headline="Ada" back={{ to }} edit={{ to }} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows a hostile headline as text, on the page and in the window’s title', () => {
    const name = '<img src=x onerror=alert(1)>';
    renderUi(
      <DocumentTitleSuffix value={['Press']}>
        <PageHeader headline={name} />
      </DocumentTitleSuffix>,
    );
    expect(heading()).toHaveTextContent(name);
    expect(document.title).toBe(`${name} · Press`);
    expect(document.querySelector('img')).toBeNull();
  });
});

function Late() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(true);
    window.addEventListener('answered', show);
    return () => window.removeEventListener('answered', show);
  }, []);
  if (shown) return <PageHeader headline="Late" />;
  return (
    <button type="button" onClick={() => setShown(true)}>
      Show
    </button>
  );
}

function Pages() {
  const [signedIn, setSignedIn] = useState(false);
  const navigate = useNavigate();
  const signIn = () => {
    setSignedIn(true);
    navigate('/second');
  };
  return (
    <HeadingFocusProvider signedIn={signedIn}>
      <nav>
        <button type="button" onClick={signIn}>
          Sign in
        </button>
        {['/first', '/second', '/late', '/form', '/headless'].map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
        <Link to="/second?page=2">next</Link>
      </nav>
      <main>
        <Routes>
          <Route path="/first" element={<PageHeader headline="First" />} />
          <Route path="/second" element={<PageHeader headline="Second" />} />
          <Route path="/late" element={<Late />} />
          <Route path="/headless" element={<p>No heading</p>} />
          <Route
            path="/form"
            element={
              <>
                <PageHeader headline="Form" />
                {/* biome-ignore lint/a11y/noAutofocus: the case under test */}
                <input aria-label="Name" autoFocus />
              </>
            }
          />
        </Routes>
      </main>
    </HeadingFocusProvider>
  );
}

describe('the focus on the heading', () => {
  it('does not move on the first page after a load, even when that page comes late', async () => {
    const { user } = renderUi(<Pages />, { paths: ['/late'] });
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(heading()).toHaveTextContent('Late');
    expect(heading()).not.toHaveFocus();
  });

  it('moves to the heading after each navigation inside the application', async () => {
    const { user, router } = renderUi(<Pages />, { paths: ['/first'] });
    expect(heading()).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: '/second' }));
    expect(heading()).toHaveTextContent('Second');
    expect(heading()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: '/headless' }));
    await user.click(screen.getByRole('link', { name: '/second' }));
    expect(heading()).toHaveFocus();
    await router.navigate(-1);
    await router.navigate(-1);
    expect(heading()).toHaveTextContent('Second');
    expect(heading()).toHaveFocus();
  });

  it('is marked only after a navigation by key, until the next input', async () => {
    const { user } = renderUi(<Pages />, { paths: ['/first'] });
    const open = (name: string) => screen.getByRole('link', { name }).focus();
    act(() => open('/second'));
    await user.keyboard('{Enter}');
    expect(heading()).toHaveTextContent('Second');
    expect(heading()).toHaveAttribute('data-arrived');
    await user.keyboard('{Shift}');
    expect(heading()).not.toHaveAttribute('data-arrived');
    expect(heading()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: '/first' }));
    expect(heading()).toHaveFocus();
    expect(heading()).not.toHaveAttribute('data-arrived');
  });

  it('is not marked after a sign-in', async () => {
    const { user } = renderUi(<Pages />, { paths: ['/first'] });
    act(() => screen.getByRole('button', { name: 'Sign in' }).focus());
    await user.keyboard('{Enter}');
    expect(heading()).toHaveTextContent('Second');
    expect(heading()).toHaveFocus();
    expect(heading()).not.toHaveAttribute('data-arrived');
  });

  it('does not move if the person has moved it while the page was loading', async () => {
    const { user } = renderUi(<Pages />, { paths: ['/first'] });
    await user.dblClick(screen.getByRole('link', { name: '/late' }));
    act(() => void window.dispatchEvent(new Event('answered')));
    expect(heading()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: '/first' }));
    await user.click(screen.getByRole('link', { name: '/late' }));
    await user.tab();
    const next = document.activeElement;
    expect(next).toHaveTextContent('/form');
    act(() => void window.dispatchEvent(new Event('answered')));
    expect(heading()).toHaveTextContent('Late');
    expect(next).toHaveFocus();
  });

  it('does not move when only the query changes', async () => {
    const { user } = renderUi(<Pages />, { paths: ['/first'] });
    await user.click(screen.getByRole('link', { name: '/second' }));
    await user.click(screen.getByRole('link', { name: 'next' }));
    expect(screen.getByRole('link', { name: 'next' })).toHaveFocus();
  });

  it('does not move from a field of the new page that took it', async () => {
    const { user } = renderUi(<Pages />, { paths: ['/first'] });
    await user.click(screen.getByRole('link', { name: '/form' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
});
