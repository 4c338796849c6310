import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { pasteInto } from '../../support/screens';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 30 } });
const website = 'https://website.example';
const previewPage = `${website}/preview`;
const teaser = () => fixtures.api.records('modules').find((module) => module.key === 'teaser')?.id;

async function openPreview(search = '', media: object = { frameOrigins: [website], previewPage }) {
  const path = `/website-modules/modules/${teaser()}?tab=preview${search}`;
  const app = await renderApp(path, { as: 'admin', config: { media } });
  await heading('Teasers');
  return app;
}

const frame = async () => (await screen.findByTitle('The website with these settings')) as HTMLIFrameElement;

/** Spies on the messages to the page in the frame. */
async function handedTo(element: HTMLIFrameElement) {
  const { contentWindow } = element;
  if (contentWindow === null) throw new Error('The frame has no window');
  const handed = vi.spyOn(contentWindow, 'postMessage');
  window.dispatchEvent(
    new MessageEvent('message', { source: contentWindow, data: { type: 'module-preview-ready' } }),
  );
  return handed;
}

describe('the preview of a module', () => {
  it('is a page of the website for a group, a language and a time, which the address keeps, and gets unsaved settings', async () => {
    const { id: group, name } = fixtures.api.records('groups')[2] ?? { id: '', name: '' };
    const at = '2026-12-24T18:00:00Z';
    const { user } = await openPreview(`&group=${group}&language=de&at=${at}&device=390`);
    expect(Object.fromEntries(new URL((await frame()).src).searchParams)).toEqual({
      ...{ module: 'teaser', language: 'de' },
      ...{ group, at },
    });
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await user.click(await screen.findByRole('button', { name: `Set Teaser length for ${name}` }));
    const length = await screen.findByRole('textbox', { name: 'Teaser length' });
    await user.clear(length);
    await pasteInto(user, length, '250');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    const handed = await handedTo(await frame());
    expect(handed).toHaveBeenCalledWith(
      {
        type: 'module-preview',
        module: 'teaser',
        settings: expect.objectContaining({ teaserLength: 250 }),
      },
      '*',
    );
    expect(address()).toContain('device=390');
  });

  it('hands over the settings that the group gets by its rules', async () => {
    const groups = fixtures.api.records('groups');
    const north = groups.find(({ parentId }) => parentId === groups[0]?.id);
    await openPreview(`&group=${north?.id}`);
    const handed = await handedTo(await frame());
    expect(handed).toHaveBeenCalledWith(
      expect.objectContaining({ settings: expect.objectContaining({ teaserLength: 120, layout: 'tiles' }) }),
      '*',
    );
  });

  it('runs in a sandboxed frame', async () => {
    await openPreview();
    expect(await frame()).toHaveAttribute('sandbox', 'allow-scripts');
    expect(screen.getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('is a wireframe if the website has no page for it', async () => {
    await openPreview('', {});
    const home = within(await screen.findByRole('region', { name: 'Home' }));
    const stage = within(home.getByRole('list', { name: 'Stage' }));
    expect(stage.getByRole('link', { name: 'Teasers' })).toBeVisible();
  });
});

describe('the preview beside the settings, where there is room', () => {
  it('shows what is typed, as a group gets it', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    const groups = fixtures.api.records('groups');
    const north = groups.find(({ parentId }) => parentId === groups[0]?.id);
    const app = await renderApp(`/website-modules/modules/${teaser()}?group=${north?.id}`, { as: 'admin' });
    await heading('Teasers');
    expect(screen.queryByRole('tab', { name: 'Preview' })).toBeNull();
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    const values = within(await preview.findByRole('region', { name: 'Teasers' }));
    expect(values.getByText(/^120$/)).toBeVisible();
    expect(values.getByText(`Rule for ${north?.name}`, { exact: false })).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: `Set Headline for ${north?.name}` }));
    const headline = await screen.findByRole('textbox', { name: 'Headline (English)' });
    await app.user.clear(headline);
    await pasteInto(app.user, headline, 'New books');
    expect(await values.findByText('New books')).toBeVisible();
    await app.user.click(screen.getByRole('tab', { name: 'Groups' }));
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  });

  it('shows the defaults of a variant that has just been chosen, and nothing of the former one', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    const record = fixtures.api.records('modules').find(({ key }) => key === 'teaser');
    if (record === undefined) throw new Error('There is no module teaser');
    const variant = (kind: string, fields: object) => ({
      properties: { kind: { const: kind }, ...fields },
    });
    const settingsSchema = {
      type: 'object',
      properties: { kind: { type: 'string', enum: ['shop', 'feed'] } },
      oneOf: [
        variant('shop', { price: { type: 'string', title: 'Price' } }),
        variant('feed', { order: { type: 'string', title: 'Order', default: 'newest' } }),
      ],
    };
    const settings = { kind: 'shop', price: '12 euros' };
    fixtures.api.applyChanges({
      records: [{ resource: 'modules', id: record.id, record: { ...record, settingsSchema, settings } }],
    });
    const { user } = await renderApp(`/website-modules/modules/${record.id}`, { as: 'admin' });
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    const values = within(await preview.findByRole('region', { name: 'Teasers' }));
    expect(values.getByText('12 euros')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'kind' }));
    await user.click(await screen.findByRole('option', { name: 'feed' }));
    expect(await values.findByText('newest')).toBeVisible();
    expect(values.queryByText('12 euros')).toBeNull();
  });
});
