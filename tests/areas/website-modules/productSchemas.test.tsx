import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { pasteInto } from '../../support/screens';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 30 } });
const moduleOf = (key: string) => fixtures.api.records('modules').find((module) => module.key === key);

async function openModule(key: string, name: string) {
  const app = await renderApp(`/website-modules/modules/${moduleOf(key)?.id}`, { as: 'admin' });
  await heading(name);
  const type = async (label: string, text: string, inside = within(document.body)) => {
    const input = await inside.findByRole('textbox', { name: label });
    await app.user.clear(input);
    if (text !== '') await pasteInto(app.user, input, text);
  };
  const choose = async (label: string, option: string, inside = within(document.body)) => {
    await app.user.click(await inside.findByRole('combobox', { name: label }));
    await app.user.click(await screen.findByRole('option', { name: option }));
  };
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
  };
  const press = async (name_: string) => app.user.click(await screen.findByRole('button', { name: name_ }));
  const entry = async (number: number) =>
    within(await screen.findByRole('group', { name: `Entry ${number}` }));
  return { ...app, type, choose, save, press, entry, stored: () => moduleOf(key)?.settings };
}

describe('the settings of a section', () => {
  it('are stored as they are typed: groups, conditions, entries in their order', async () => {
    const { user, type, choose, save, press, entry, stored } = await openModule('gallery', 'Picture gallery');
    await screen.findByRole('textbox', { name: 'Heading (English)' });
    expect(screen.queryByRole('textbox', { name: 'Seconds per image' })).toBeNull();
    await choose('Layout', 'Slideshow');
    await type('Seconds per image', '2.5');
    await type('Padding', '30');
    await user.tab();
    expect(await screen.findByText('Enter a multiple of 4.')).toBeVisible();
    await type('Padding', '40');
    await type('Text', '#222222', within(await screen.findByRole('group', { name: 'Colours' })));
    await press('Add entry');
    await type('Image', 'https://website.example/fair/3.jpg', await entry(3));
    await user.click((await entry(3)).getByRole('checkbox', { name: 'Large' }));
    await press('Move \u2068Entry 3\u2069 up');
    await save();
    expect(stored()).toEqual({
      heading: { en: 'From the fair', de: 'Von der Messe' },
      layout: 'slideshow',
      seconds: 2.5,
      padding: 40,
      colors: { text: '#222222' },
      images: [
        { image: 'https://website.example/fair/1.jpg', caption: 'The stand' },
        { image: 'https://website.example/fair/3.jpg', isLarge: true },
        { image: 'https://website.example/fair/2.jpg', credit: 'A. Winter' },
      ],
    });
  });
});

describe('a setting within a group', () => {
  it.each(['Form', 'JSON'])(
    'is compared by its name if somebody else changed another one: %s',
    async (shownAs) => {
      expectConsole(/ApiError/);
      const { user, type, press, stored } = await openModule('gallery', 'Picture gallery');
      const colors = await screen.findByRole('group', { name: 'Colours' });
      await type('Text', '#222222', within(colors));
      if (shownAs === 'JSON') await press('JSON');
      const record = moduleOf('gallery');
      if (record === undefined) throw new Error('There is no gallery');
      const settings = { ...Object(record.settings), colors: { background: '#eeeeee' } };
      const theirs = { ...record, settings, version: Number(record.version) + 1 };
      fixtures.api.applyChanges({ records: [{ resource: 'modules', id: record.id, record: theirs }] });
      await press('Save');
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByRole('radiogroup', { name: 'Colours: Background' })).toBeVisible();
      expect(dialog.getByRole('radiogroup', { name: 'Colours: Text' })).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await screen.findByText('Saved.');
      expect(stored()).toMatchObject({ colors: { background: '#eeeeee', text: '#222222' } });
    },
  );
});

describe('the configuration of an extension', () => {
  it('is stored as it is typed: dotted names, numbers in lists, maps, nothing', async () => {
    const { user, type, choose, save, stored } = await openModule('web-statistics', 'Web statistics');
    expect(await screen.findByRole('combobox', { name: 'Level' })).toHaveTextContent(
      'all – pages and clicks',
    );
    await choose('Level', 'none – nothing is counted');
    await type('Sample', '0.25');
    await type('Hosts', 'website.example\nwebsite.example');
    await user.tab();
    expect(await screen.findByText('An entry appears twice.')).toBeVisible();
    await type('Hosts', 'website.example\nshop.example');
    await type('Reporting period (days)', '1\n31');
    await type('Excluded paths', '{"/tests/*": "yes"}');
    await user.tab();
    expect(await screen.findByText('Does not fit what the module expects: /tests/*.')).toBeVisible();
    await type('Excluded paths', '{"/tests/*": true}');
    await choose('Respect “Do not track”', 'No');
    await save();
    expect(stored()).toEqual({
      'statistics.level': 'none',
      'statistics.sample': 0.25,
      'statistics.hosts': ['website.example', 'shop.example'],
      'statistics.days': [1, 31],
      'statistics.exclude': { '/tests/*': true },
      'statistics.doNotTrack': false,
    });
    await type('Sample', '');
    await save();
    expect(stored()).toMatchObject({ 'statistics.sample': null });
  });
});

describe('the form of a template', () => {
  it('is stored as it is typed: a variant with its secret, and what another field asks for', async () => {
    const { user, type, choose, save, press, entry, stored } = await openModule(
      'contact-form',
      'Contact form',
    );
    expect(await screen.findByRole('textbox', { name: 'Recipient' })).toHaveValue('desk@publisher.example');
    await choose('Method', 'To a service');
    expect(screen.queryByRole('textbox', { name: 'Recipient' })).toBeNull();
    await type('URL', 'https://service.example/in');
    await choose('Retries', '10');
    await pasteInto(user, screen.getByLabelText('Token'), 'hush-hush');
    await press('Add entry');
    await type('Name', 'Phone', await entry(2));
    await choose('Type', 'number', await entry(2));
    await type('Open from', '9:30');
    await type('Newsletter', 'weekly');
    await press('Save');
    expect(await screen.findByText('Required.')).toBeVisible();
    await type('Consent text', 'Yes, please');
    await save();
    expect(stored()).toEqual({
      delivery: { type: 'webhook', url: 'https://service.example/in', retries: 10 },
      fields: [
        { name: 'Email', kind: 'text' },
        { name: 'Phone', kind: 'number' },
      ],
      opensAt: '09:30',
      newsletter: 'weekly',
      consent: 'Yes, please',
    });
    expect(moduleOf('contact-form')?.secretsSet).toEqual(['delivery.token']);
  });
});
