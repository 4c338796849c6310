import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { pasteInto } from '../../support/screens';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 30 } });
const api = '/clientapi/v1/modules';

const moduleOf = (key: string) => {
  const record = fixtures.api.records('modules').find((module) => module.key === key);
  if (record === undefined) throw new Error(`There is no module ${key}`);
  return record;
};
const stored = (key: string) => moduleOf(key).settings as Record<string, unknown>;
const sent = (key: string) =>
  fixtures.calls(`${api}/${moduleOf(key).id}`, 'PUT').map(({ body }) => JSON.parse(body));

/** Opens a module, with another schema and settings if they are given. */
async function openModule(key: string, name: string, fields: object = {}) {
  const record = { ...moduleOf(key), ...fields };
  fixtures.api.applyChanges({ records: [{ resource: 'modules', id: record.id, record }] });
  const app = await renderApp(`/website-modules/modules/${record.id}`, { as: 'admin' });
  await heading(name);
  const field = (label: string) => screen.findByRole('textbox', { name: label });
  const retype = async (label: string, text: string) => {
    const input = await field(label);
    await app.user.clear(input);
    if (text !== '') await pasteInto(app.user, input, text);
  };
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
  };
  const typeJson = async (value: unknown) => {
    await app.user.click(await screen.findByRole('button', { name: 'JSON' }));
    await retype('Settings', JSON.stringify(value));
    await app.user.tab();
    return field('Settings');
  };
  return { ...app, field, retype, save, typeJson };
}

const properties = {
  headline: { type: 'string' },
  hasMore: { type: 'boolean', default: true },
  slides: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } },
  columns: { type: 'integer', enum: [1, 2, 3] },
  level: { enum: [1, 2, 3] },
  feed: { type: 'string', format: 'uri' },
  since: { type: 'string', format: 'date-time' },
  note: { type: ['string', 'null'] },
  sizes: { type: 'array', items: { type: 'integer' } },
  tags: { type: 'array', items: { type: 'string', minLength: 1 } },
  mode: { enum: ['', 'a', 'b'] },
  country: { type: 'integer', oneOf: [{ const: 19 }, { const: 20 }] },
  alias: { type: 'string', minLength: 1 },
  box: { type: 'object', properties: { x: { type: 'integer' } } },
};
const kept = {
  slides: [{ text: 'One' }],
  columns: 3,
  level: 2,
  feed: 'https://a.example/feed',
  since: '2026-01-01T00:00:00Z',
  note: 'n',
  sizes: [1, 2],
  tags: ['x'],
  mode: 'a',
  country: 20,
  alias: 'al',
  box: { x: 1 },
};
const ofAllShapes = {
  settingsSchema: { type: 'object', properties },
  settings: { headline: 'Old', ...kept },
};

describe('settings of every shape', () => {
  it('go back unchanged when another one is saved', async () => {
    // An older release has left what the schema does not have.
    const before = { ...ofAllShapes.settings, note: null, left: 'old' };
    const { field, retype, save } = await openModule('sitemap', 'Sitemap', {
      ...ofAllShapes,
      settings: before,
    });
    expect(await field('left')).toHaveValue('"old"');
    expect(await field('text')).toHaveValue('One');
    expect(screen.getByRole('combobox', { name: 'country' })).toHaveTextContent('20');
    expect(screen.getByRole('group', { name: 'box' })).toBeVisible();
    await retype('headline', 'New');
    await save();
    expect(stored('sitemap')).toEqual({ headline: 'New', ...kept, note: null, left: 'old' });
  });

  it('are brought back by the history, and can be changed as JSON', async () => {
    const { typeJson, save, user } = await openModule('sitemap', 'Sitemap', ofAllShapes);
    await typeJson({ headline: 'New', columns: 1 });
    await save();
    expect(stored('sitemap')).toEqual({ headline: 'New', columns: 1 });
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const buttons = await screen.findAllByRole('button', { name: 'Restore previous values' });
    await user.click(buttons[0] as HTMLElement);
    await screen.findByText('Restored.');
    expect(stored('sitemap')).toEqual({ headline: 'Old', ...kept });
  });
});

describe('the history', () => {
  it('names the language of a text that was changed in one that the page does not show', async () => {
    const { user, save } = await openModule('teaser', 'Teasers');
    await user.click(await screen.findByRole('tab', { name: /^German/ }));
    const headline = await screen.findByRole('textbox', { name: 'Headline (German)' });
    await user.clear(headline);
    await pasteInto(user, headline, 'Neu im Haus');
    await save();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const [row] = await screen.findAllByRole('row', { name: /^Settings/ });
    expect(row).toHaveAccessibleName(
      'Settings Headline (German): Frisch gedruckt Headline (German): Neu im Haus',
    );
  });
});

describe('a setting that the schema does not have', () => {
  it('can be changed and taken away', async () => {
    const settings = { headline: 'Old', left: 'old', more: [1] };
    const { retype, save } = await openModule('sitemap', 'Sitemap', { ...ofAllShapes, settings });
    await retype('left', '{"new": 1}');
    await retype('more', '');
    await save();
    expect(stored('sitemap')).toEqual({ headline: 'Old', left: { new: 1 } });
  });
});

describe('what the form can type', () => {
  it('is stored, of every kind', async () => {
    const { user, field, retype, save } = await openModule('teaser', 'Teasers');
    const headline = await screen.findByRole('textbox', { name: 'Headline (English)' });
    await user.clear(headline);
    await pasteInto(user, headline, 'New books');
    await retype('Teaser length', '250');
    await retype('Image aspect ratio', '0.75');
    await user.click(screen.getByRole('combobox', { name: 'Layout' }));
    await user.click(await screen.findByRole('option', { name: 'Stage' }));
    await user.click(screen.getByRole('checkbox', { name: 'Author' }));
    await user.click(screen.getByRole('checkbox', { name: 'Link to all articles' }));
    await retype('URL of all articles', 'https://website.example/all?by=date');
    await retype('Introduction', 'One\n\nTwo');
    await retype('Reply-to address', 'desk@website.example');
    await retype('Colour', '#00ff7f');
    await retype('Fallback image', 'https://website.example/none.jpg');
    await retype('Excluded topics', 'New York\nLocal news');
    await retype('Closing text', '… more');
    await retype('Articles from', '02/29/2028');
    await pasteInto(user, await screen.findByLabelText('Image service key'), 'hush-hush');
    await save();
    expect(await field('Articles from')).toHaveValue('02/29/2028');
    const expected = {
      headline: { en: 'New books', de: 'Frisch gedruckt' },
      teaserLength: 250,
      ratio: 0.75,
      layout: 'stage',
      parts: ['picture', 'author', 'date'],
      hasMore: false,
      moreUrl: 'https://website.example/all?by=date',
      intro: 'One\n\nTwo',
      replyTo: 'desk@website.example',
      accent: '#00ff7f',
      picture: 'https://website.example/none.jpg',
      hidden: ['New York', 'Local news'],
      since: '2028-02-29',
      suffix: '… more',
    };
    expect(stored('teaser')).toEqual(expected);
    expect(sent('teaser')[0]).toMatchObject({ secrets: { apiKey: 'hush-hush' } });
  });

  it('is refused at its field if it breaks the pattern that the server checks', async () => {
    expectConsole(/ApiError/);
    fixtures.api.configure({ scenarios: ['module-hostile'] });
    const { retype, user } = await openModule('feed-reader', 'Feed reader');
    await retype('Name of the feed', 'Book news');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This text does not have the expected format.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name of the feed' })).toHaveValue('Book news');
  });

  it('is named if the server has not stored it', async () => {
    const { retype, user } = await openModule('sitemap', 'Sitemap');
    fixtures.server.use(
      http.put(`*${api}/:id`, () => HttpResponse.json({ ...moduleOf('sitemap'), version: 2 })),
    );
    await retype('Entries', '7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/stored this setting differently: Entries\./)).toBeVisible();
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});

describe('a number with more digits than a number keeps', () => {
  it('is refused and stays as it was typed, in the form and as JSON', async () => {
    const { user, field, retype } = await openModule('sitemap', 'Sitemap', {
      settingsSchema: { properties: { pixel: { type: 'integer', title: 'Pixel' } } },
      settings: {},
    });
    await retype('Pixel', '9007199254740993');
    await user.tab();
    expect(await field('Pixel')).toHaveValue('9007199254740993');
    expect(await field('Pixel')).toHaveAccessibleDescription(
      'This number has too many digits to be stored exactly.',
    );
    await retype('Pixel', '1.5');
    await user.tab();
    expect(await field('Pixel')).toHaveAccessibleDescription('Enter a whole number.');
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    await retype('Settings', '{"pixel": 9007199254740993}');
    expect(await field('Settings')).toHaveAccessibleDescription(/^9007199254740993 has too many/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await field('Settings')).toHaveValue('{"pixel": 9007199254740993}');
    expect(sent('sitemap')).toEqual([]);
  });
});

describe('an entry of a list', () => {
  it('offers no field for a secret, which is not stored there', async () => {
    const properties = { host: { type: 'string' }, key: { type: 'string', writeOnly: true } };
    const accounts = { type: 'array', items: { type: 'object', properties } };
    await openModule('sitemap', 'Sitemap', {
      settingsSchema: { type: 'object', properties: { accounts } },
      settings: { accounts: [{ host: 'mail.example' }] },
    });
    expect(await screen.findByDisplayValue('mail.example')).toBeVisible();
    expect(screen.queryByLabelText(/key/i)).toBeNull();
    expect(document.querySelector('input[type=password]')).toBeNull();
  });
});

describe('a list of texts', () => {
  it('takes lines and spaces, and leaves other entries as they are', async () => {
    const { user, field, save } = await openModule('teaser', 'Teasers', {
      settings: { ...stored('teaser'), hidden: ['  indented', 'two\nlines', 'same', 'same'] },
    });
    const list = await field('Excluded topics');
    expect(list).toHaveValue('  indented\ntwo↵lines\nsame\nsame');
    await user.click(list);
    await user.keyboard('{End}{Enter}New York ');
    expect(list).toHaveValue('  indented\ntwo↵lines\nsame\nsame\nNew York ');
    await save();
    expect(stored('teaser').hidden).toEqual(['  indented', 'two\nlines', 'same', 'same', 'New York']);
  });
});

describe('a setting that is not stored', () => {
  const open = () =>
    openModule('sitemap', 'Sitemap', {
      settingsSchema: {
        properties: {
          headline: { type: 'string' },
          hasMore: { type: 'boolean', default: true, title: 'Link to all' },
          number: { type: 'integer', default: 10, title: 'Titles' },
          layout: { enum: ['list', 'tiles'], default: 'tiles', title: 'Layout' },
          parts: {
            type: 'array',
            items: { enum: ['picture', 'date'] },
            default: ['picture'],
            title: 'Parts',
          },
          accent: { type: 'string', format: 'color', default: '#7a1f3d', title: 'Colour' },
          isPlain: { type: 'boolean', title: 'Plain' },
        },
      },
      settings: {},
    });

  it('shows its default and says so, and stays unstored', async () => {
    const { user, field, retype, save } = await open();
    const isDefault = 'Default';
    expect(await field('Titles')).toHaveValue('10');
    expect(await field('Titles')).toHaveAccessibleDescription(isDefault);
    expect(screen.getByRole('checkbox', { name: 'Link to all' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Link to all' })).toHaveAccessibleDescription(isDefault);
    expect(screen.getByRole('combobox', { name: 'Layout' })).toHaveTextContent('tiles');
    expect(screen.getByRole('checkbox', { name: 'picture' })).toBeChecked();
    expect(await field('Colour')).toHaveValue('#7a1f3d');
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    expect(await field('Settings')).toHaveDisplayValue(/"hasMore": true/);
    await user.click(screen.getByRole('button', { name: 'Form' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await retype('headline', 'Books');
    await save();
    expect(stored('sitemap')).toEqual({ headline: 'Books' });
  });

  it('can be turned off, chosen away and emptied where the default is something', async () => {
    const { user, retype, save } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Link to all' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'picture' }));
    await retype('Colour', '');
    await save();
    expect(stored('sitemap')).toEqual({ hasMore: false, parts: [], accent: '' });
    expect(screen.getByRole('checkbox', { name: 'Link to all' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Reset Link to all to: Yes' }));
    await save();
    expect(stored('sitemap')).toMatchObject({ hasMore: true });
  });

  it('is unchanged where a box is ticked and unticked, and can be turned off as JSON', async () => {
    const { user, typeJson, save } = await open();
    const box = await screen.findByRole('checkbox', { name: 'Plain' });
    await user.click(box);
    await user.click(box);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await typeJson({ hasMore: false });
    await save();
    expect(stored('sitemap')).toEqual({ hasMore: false });
  });
});

describe('settings typed as JSON', () => {
  it('are refused by name for what the module does not have, what is secret, and what the form refuses', async () => {
    const { user, typeJson } = await openModule('teaser', 'Teasers');
    const json = await typeJson({
      headline: { en: '', de: 'Neu' },
      teaserLength: 49,
      ratio: 9.5,
      since: '2026-02-31',
      hidden: ['x'.repeat(41)],
      replyTo: 'nobody',
      apiKey: 'leak',
      teaserLenght: 500,
    });
    const lines = [
      'Teaser length (teaserLength): Enter 50 or more.',
      'Image aspect ratio (ratio): Enter 3 or less.',
      'Articles from (since): Enter a date.',
      'Excluded topics (hidden): Enter at most 40 characters.',
      'Reply-to address (replyTo): Enter an email address.',
      'Image service key (apiKey): Enter secrets in the form, where no one can read them.',
      'teaserLenght: The module has no such setting.',
      'Headline (headline): Required.',
    ];
    const errors = (await screen.findByText(/The module has no such setting/)).textContent?.split('\n');
    expect(new Set(errors)).toEqual(new Set(lines));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // The form would not show the unknown name and the secret, and would send them.
    await user.click(screen.getByRole('button', { name: 'Form' }));
    expect(json).toBeVisible();
    expect(sent('teaser')).toEqual([]);
  });

  it('are checked again by the form, which shows what is wrong with a value', async () => {
    const { user, typeJson, field } = await openModule('teaser', 'Teasers');
    await typeJson({ ...stored('teaser'), teaserLength: 49 });
    await user.click(screen.getByRole('button', { name: 'Form' }));
    await user.click(await field('Teaser length'));
    await user.tab();
    await waitFor(() => expect(screen.getByText('Enter 50 or more.')).toBeVisible());
  });
});
