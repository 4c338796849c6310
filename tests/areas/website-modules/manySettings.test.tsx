import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { pasteInto } from '../../support/screens';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 30 } });

/** Opens the sitemap with another schema. */
async function openModule(settingsSchema: object, settings: object) {
  const stored = fixtures.api.records('modules').find((module) => module.key === 'sitemap');
  if (stored === undefined) throw new Error('There is no sitemap');
  const record = { ...stored, settingsSchema, settings };
  fixtures.api.applyChanges({ records: [{ resource: 'modules', id: stored.id, record }] });
  const app = await renderApp(`/website-modules/modules/${stored.id}`, { as: 'admin' });
  await heading('Sitemap');
  const field = (label: string) => screen.findByRole('textbox', { name: label });
  const retype = async (label: string, text: string) => {
    await app.user.clear(await field(label));
    if (text !== '') await pasteInto(app.user, await field(label), text);
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const storedSettings = () => fixtures.api.records('modules').find(({ id }) => id === stored.id)?.settings;
  return { ...app, field, retype, save, stored: storedSettings };
}

const numbered = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`n${index}`, { type: 'string', title: `Title ${index}` }]),
  );
const mail = {
  type: 'object',
  title: 'Mail server',
  properties: {
    host: { type: 'string', title: 'Host' },
    port: { type: 'integer', title: 'Port', maximum: 65535, description: 'Usually 587.' },
  },
};

describe('many settings', () => {
  it('are found by label, description and key; changed and wrong ones stay, and that is said', async () => {
    const { user, retype, field, save, stored } = await openModule(
      { type: 'object', properties: { ...numbered(22), mail, apiUrl: { type: 'string', title: 'Address' } } },
      { n3: 'three' },
    );
    await retype('Title 3', 'changed');
    const find = async (words: string) => {
      const search = screen.getByRole('searchbox', { name: 'Search settings' });
      await user.clear(search);
      await pasteInto(user, search, words);
      await user.keyboard('{Enter}');
    };
    await find('usually');
    expect(screen.getByRole('textbox', { name: 'Port' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Host' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Title 2' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Title 3' })).toBeVisible();
    expect(
      screen.getByText('1 of 25 settings found. 1 more is shown because it was changed or is not valid.'),
    ).toBeVisible();
    await retype('Port', '65536');
    await find('APIURL');
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Port' })).toBeVisible();
    // All of a group are found by its name.
    await find('mail server');
    expect(screen.getByRole('textbox', { name: 'Host' })).toBeVisible();
    await find('title 2');
    await save();
    expect(await screen.findByText('Enter 65535 or less.')).toBeVisible();
    await waitFor(async () => expect(await field('Port')).toHaveFocus());
    await retype('Port', '587');
    await save();
    await screen.findByText('Saved.');
    expect(stored()).toEqual({ n3: 'changed', mail: { port: 587 } });
  });

  it('have no search while they fit on a screen or two', async () => {
    await openModule({ type: 'object', properties: numbered(20) }, {});
    expect(await screen.findByRole('textbox', { name: 'Title 19' })).toBeVisible();
    expect(screen.queryByRole('searchbox', { name: 'Search settings' })).toBeNull();
  });
});

describe('settings in groups within groups', () => {
  it('are found by name, and one is stored beside all that the schema does not have', async () => {
    const textsOf = (section: number, names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, { type: 'string', title: `${name} of ${section}` }]));
    const sections = Array.from({ length: 3 }, (_, section) => {
      const inner = { type: 'object', title: `Inner ${section}`, properties: textsOf(section, ['i', 'j']) };
      const texts = textsOf(section, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
      return [
        `section${section}`,
        { type: 'object', title: `Section ${section}`, properties: { ...texts, inner } },
      ];
    });
    const left = { deep: [true] };
    const { user, retype, save, stored } = await openModule(
      { type: 'object', properties: Object.fromEntries(sections) },
      { gone: 7, section1: { gone: null, a: 'one', inner: { i: 'two', left } } },
    );
    const all = within(await screen.findByRole('group', { name: 'Section 2' }));
    expect(all.getByRole('group', { name: 'Inner 2' })).toBeVisible();
    await pasteInto(user, screen.getByRole('searchbox', { name: 'Search settings' }), 'inner 1');
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 of 30 settings found.')).toBeVisible();
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      'settings.section1.inner.i',
      'settings.section1.inner.j',
      'settings.gone',
    ]);
    await retype('j of 1', 'three');
    await save();
    await screen.findByText('Saved.');
    expect(stored()).toEqual({
      gone: 7,
      section1: { gone: null, a: 'one', inner: { i: 'two', left, j: 'three' } },
    });
  });
});

describe('a text by language in an entry of a list', () => {
  it('opens its language and takes the focus if it is wrong', async () => {
    const text = { type: 'string', format: 'localized', title: 'Text' };
    const slides = {
      type: 'array',
      title: 'Slides',
      items: { type: 'object', required: ['text'], properties: { text } },
    };
    const { user, save, stored } = await openModule(
      { type: 'object', properties: { slides } },
      { slides: [{ text: { en: 'One', de: 'Eins' } }, { text: { de: 'Zwei' } }] },
    );
    const entry = within(await screen.findByRole('group', { name: 'Entry 1' }));
    expect(entry.getByRole('textbox', { name: 'Text (English)' })).toHaveValue('One');
    // English is the language that is asked for, and lacks a text.
    expect(screen.getByRole('tab', { name: /^English/ })).toHaveAccessibleName(/incomplete|part/i);
    await user.click(screen.getByRole('tab', { name: /^German/ }));
    await user.type(entry.getByRole('textbox', { name: 'Text (German)' }), '!');
    await save();
    await waitFor(() => expect(address()).toContain('language=en'));
    const second = within(screen.getByRole('group', { name: 'Entry 2' }));
    await waitFor(() => expect(second.getByRole('textbox', { name: 'Text (English)' })).toHaveFocus());
    await pasteInto(user, second.getByRole('textbox', { name: 'Text (English)' }), 'Two');
    await save();
    await screen.findByText('Saved.');
    expect(stored()).toEqual({
      slides: [{ text: { en: 'One', de: 'Eins!' } }, { text: { en: 'Two', de: 'Zwei' } }],
    });
  });
});
