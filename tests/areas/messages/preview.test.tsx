// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openFixtureApi } from '../../support/renderApp';
import { changeBehind, field, messagesOf, openMessage, tab } from './messagePages';

const fixtures = openFixtureApi({ counts: { users: 80 } });
const { find } = messagesOf(fixtures);

const draft = () => find(({ status, texts }) => status === 'draft' && 'fr' in (texts as object));
const frame = async () => within(await screen.findByRole('region', { name: 'What the reader sees' }));
type User = Awaited<ReturnType<typeof openMessage>>['user'];
async function choose(user: User, name: string, option: string | RegExp) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}
/** Picks a role by typing its name. */
async function chooseMember(user: User, name: string) {
  const picker = screen.getByRole('combobox', { name: 'As a member of' });
  await user.clear(picker);
  await user.type(picker, name);
  await user.click(await screen.findByRole('option', { name: `${name} (role)` }));
}
/** A role that none of the accounts has. */
const role = (key: string) => {
  const found = fixtures.api.records('roles').find((each) => each.key === key);
  return { type: 'role', id: found?.id, within: false };
};

/** Opens a draft with a text in English and German for a group. */
async function openPreview(text: object = {}, more: object = {}) {
  const { id } = draft();
  await openMessage(id).then(({ unmount }) => unmount());
  const words = { title: 'Sale', summary: 'Today only', body: '', actionLabel: '', actionUrl: '', ...text };
  await changeBehind(id, {
    ...{ kind: 'banner', severity: 'warning', acknowledge: false, areas: [], fallback: 'en' },
    texts: { en: words, de: { ...words, title: 'Ausverkauf' }, fr: null },
    ...more,
  });
  return openMessage(id, '?tab=preview');
}

describe('the preview of a message', () => {
  it('shows what is typed, in the language of the reader or in the one that they fall back to', async () => {
    const { user } = await openPreview();
    expect((await frame()).getByText('Sale')).toBeVisible();
    expect((await frame()).getByText('Warning')).toBeVisible();
    await choose(user, 'Language', 'German');
    expect((await frame()).getByText('Ausverkauf')).toBeVisible();
    await choose(user, 'Language', 'French');
    expect((await frame()).getByText('Sale')).toBeVisible();
    expect(screen.getByText('There is no complete text in French: English is read.')).toBeVisible();
    await user.click(await tab('Texts'));
    await user.click(await tab(/^French/));
    await user.type(field('Title'), 'Soldes');
    await user.click(await tab('Preview'));
    expect((await frame()).getByText('Soldes')).toBeVisible();
    expect(screen.queryByText(/There is no complete text/)).toBeNull();
  });

  it('shows it as a banner, in the inbox and as a dialog, in which nothing acts', async () => {
    const body = '**Bold** [here](/profile)';
    const { user } = await openPreview({ body, actionLabel: 'Open', actionUrl: '/profile' });
    expect((await frame()).getByRole('region', { name: 'Announcement' })).toBeVisible();
    expect((await frame()).queryByText('Bold')).toBeNull();
    await user.click((await frame()).getByRole('link', { name: 'Open' }));
    expect(location.pathname).toMatch(/^\/messages\//);
    await choose(user, 'As', 'Inbox item');
    expect((await (await frame()).findByText('Bold')).tagName).toBe('STRONG');
    await choose(user, 'As', 'Dialog');
    expect((await frame()).getByRole('button', { name: 'Close' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is that of a handset and of the dark theme too', async () => {
    const { user } = await openPreview();
    expect((await frame()).queryByRole('button', { name: 'More' })).toBeNull();
    // jsdom lays nothing out: on the handset the text takes more than its two lines.
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100);
    await choose(user, 'Language', 'German');
    await choose(user, 'On', 'Handset');
    const more = (await frame()).getByRole('button', { name: 'More' });
    await user.click(more);
    expect((await frame()).getByRole('button', { name: 'Less' })).toHaveAttribute('aria-expanded', 'true');
    height.mockRestore();
    const region = screen.getByRole('region', { name: 'What the reader sees' });
    const before = getComputedStyle(region).backgroundColor;
    await choose(user, 'Theme', 'Dark');
    expect(getComputedStyle(region).backgroundColor).not.toBe(before);
  });

  it('MS15 says that the author is not among the readers, and which members of a group are', async () => {
    const audience = {
      everyone: false,
      include: [role('support'), role('controller')],
      exclude: [role('web-editor')],
      languages: [],
    };
    const { user } = await openPreview({}, { audience });
    expect(await screen.findByText(/^It is not shown to you/)).toBeVisible();
    await chooseMember(user, 'Web editor');
    expect(await screen.findByText(/^None of the \d+ members gets it\.$/)).toBeVisible();
    await chooseMember(user, 'Support');
    expect(await screen.findByText(/(members|member) gets? it\.$/)).toHaveTextContent(/^(All|\d+ of)/);
  });

  it('MS15 says nothing of the kind to an author who is', async () => {
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    const { user } = await openPreview({}, { audience });
    await chooseMember(user, 'Support');
    expect(await screen.findByText(/^(All \d+ members get it|The 1 member gets it)/)).toBeVisible();
    expect(screen.queryByText(/not shown to you/)).toBeNull();
  });

  it('MS25 MS26 MS28 shows markup as text, follows no bad link, and puts names in as text', async () => {
    const { user } = await openPreview({
      title: '<script>alert(1)</script> %{name}',
      summary: '<img src=x onerror=alert(1)>',
      body: '<div style="x">%{product}</div> %{name}',
    });
    expect((await frame()).getByText('<script>alert(1)</script> Emil Sommer')).toBeVisible();
    await choose(user, 'As', 'Inbox item');
    expect((await frame()).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(await (await frame()).findByText(/<div style="x">Press<\/div> Emil Sommer/)).toBeVisible();
    expect(document.querySelector('main img, main script')).toBeNull();
  });

  it('MS26 MS27 follows no bad link of a text that is being typed, and shows no picture', async () => {
    const { user } = await openPreview();
    await choose(user, 'As', 'Inbox item');
    await user.click(await tab('Texts'));
    const value = '[a](javascript:1) [b](//evil.example) [c](/profile) ![d](https://shop.example/x.png)';
    fireEvent.change(field('Text'), { target: { value } });
    await user.click(await tab('Preview'));
    expect(await (await frame()).findByRole('link', { name: 'c' })).toBeVisible();
    expect((await frame()).getAllByRole('link')).toHaveLength(1);
    expect(document.querySelector('main img')).toBeNull();
  });

  it('MS29 has the direction of its language', async () => {
    const { id } = find(({ texts }) => 'ar' in (texts as object));
    const { user } = await openMessage(id, '?tab=preview');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible());
    await user.click(await tab('Texts'));
    await user.click(screen.getByRole('combobox', { name: 'For everybody else' }));
    await user.click(await screen.findByRole('option', { name: 'Arabic' }));
    await user.click(await tab('Preview'));
    const title = (await frame()).getByText('صيانة يوم السبت');
    const isolated = title.closest('[lang]');
    expect([isolated?.getAttribute('lang'), isolated?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  });

  it('stands beside the form where there is room, but not beside receipts', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(min-width: 1200px)',
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { user } = await openPreview();
    expect(screen.queryByRole('tab', { name: 'Preview' })).toBeNull();
    await frame();
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Big sale');
    expect(await (await frame()).findByText('Big sale')).toBeVisible();
    await user.click(await tab('Receipts'));
    expect(screen.queryByRole('region', { name: 'What the reader sees' })).toBeNull();
  });
});
