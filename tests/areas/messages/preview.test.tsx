import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFixtureApi } from '../../support/renderApp';
import { field, messagesOf, openMessage, tab } from './messagePages';

const fixtures = openFixtureApi({ counts: { users: 80 } });
const { find } = messagesOf(fixtures);

const draft = () => find(({ status, texts }) => status === 'draft' && 'fr' in (texts as object));
const frame = async () => within(await screen.findByRole('region', { name: 'What the reader sees' }));

describe('the preview of a message', () => {
  it('MS26 MS27 follows no bad link of a text that is being typed, and shows no picture', async () => {
    const { user } = await openMessage(draft().id, '?tab=preview');
    await user.click(await screen.findByRole('combobox', { name: 'As' }));
    await user.click(await screen.findByRole('option', { name: 'Inbox item' }));
    await user.click(await tab('Texts'));
    const bad = '[a](javascript:1) [b](//evil.example) www.evil.example ![d](https://shop.example/x.png)';
    const value = `${bad}\n\n[c](/profile) [e](https://e.example/a_(b)) https://e.example/f <https://e.example/g_(h)> \`https://e.example\``;
    fireEvent.change(field('Text'), { target: { value } });
    await user.click(await tab('Preview'));
    expect(await (await frame()).findByRole('link', { name: 'c' })).toBeVisible();
    const addresses = (await frame()).getAllByRole('link').map((link) => link.getAttribute('href'));
    const out = ['a_(b)', 'f', 'g_(h)'].map((path) => `https://e.example/${path}`);
    expect(addresses).toEqual(['/profile', ...out]);
    expect(document.querySelector('main img')).toBeNull();
  });

  it('gives way to the text when that is refused, which says what is wrong with which link', async () => {
    const { user } = await openMessage(draft().id);
    fireEvent.change(field('Text'), { target: { value: 'See [a](http://e.example/a)' } });
    await user.click(await tab('Preview'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^http:\/\/e\.example\/a: Links must begin with/)).toBeVisible();
    await waitFor(() => expect(field('Text')).toHaveFocus());
  });
});
