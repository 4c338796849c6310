import { fireEvent, screen, within } from '@testing-library/react';
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
    const value = '[a](javascript:1) [b](//evil.example) [c](/profile) ![d](https://shop.example/x.png)';
    fireEvent.change(field('Text'), { target: { value } });
    await user.click(await tab('Preview'));
    expect(await (await frame()).findByRole('link', { name: 'c' })).toBeVisible();
    expect((await frame()).getAllByRole('link')).toHaveLength(1);
    expect(document.querySelector('main img')).toBeNull();
  });
});
