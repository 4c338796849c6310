import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { hold } from '../../support/hold';
import { closeApps, heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { pasteInto } from '../../support/screens';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 30 } });
const api = '/clientapi/v1/modules';

const moduleOf = (key: string) => {
  const record = fixtures.api.records('modules').find((module) => module.key === key);
  if (record === undefined) throw new Error(`There is no module ${key}`);
  return record;
};
const sent = (key: string) =>
  fixtures.calls(`${api}/${moduleOf(key).id}`, 'PUT').map(({ body }) => JSON.parse(body));
const changeElsewhere = (key: string, fields: object) => {
  const stored = moduleOf(key);
  const record = { ...stored, ...fields, version: stored.version + 1 };
  fixtures.api.applyChanges({ records: [{ resource: 'modules', id: stored.id, record }] });
};

async function openModule(key: string, name: string, tab?: string) {
  const search = tab === undefined ? '' : `?tab=${tab}`;
  const app = await renderApp(`/website-modules/modules/${moduleOf(key).id}${search}`, { as: 'admin' });
  await heading(name);
  const field = (label: string) => screen.findByRole('textbox', { name: label });
  const save = async () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const retype = async (label: string, text: string) => {
    await app.user.clear(await field(label));
    await pasteInto(app.user, await field(label), text);
  };
  return { ...app, field, save, retype };
}

describe('the settings of a module', () => {
  it('are saved as a whole, without what the form does not know and without secrets that nobody typed', async () => {
    const { save, retype, user } = await openModule('teaser', 'Teasers');
    await retype('Teaser length', '250');
    await user.click(screen.getByRole('checkbox', { name: 'Author' }));
    await save();
    expect(await screen.findByText('Saved.')).toBeVisible();
    const { settings, ...rest } = sent('teaser')[0];
    expect(rest).toEqual({ version: 1 });
    expect(settings).toMatchObject({
      teaserLength: 250,
      parts: ['picture', 'author', 'date'],
      layout: 'tiles',
    });
    expect(moduleOf('teaser').settings).toEqual(settings);
  });

  it('show which values are not the default, with a button to reset each', async () => {
    const { user } = await openModule('teaser', 'Teasers');
    const reset = await screen.findByRole('button', { name: 'Reset Layout to: List' });
    expect(screen.queryByRole('button', { name: /^Reset Length/ })).toBeNull();
    const other = screen.getByRole('textbox', { name: 'Teaser length' });
    await user.click(other);
    // The press leaves no field, so that no error comes or goes and moves the button.
    await user.pointer({ keys: '[MouseLeft>]', target: reset });
    expect(other).toHaveFocus();
    await user.pointer({ keys: '[/MouseLeft]', target: reset });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Reset Layout/ })).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Layout' })).toHaveTextContent('List');
    expect(screen.getByRole('combobox', { name: 'Layout' })).toHaveFocus();
  });

  it('without a value get none from the form', async () => {
    const { user, save, field, retype } = await openModule('article-list', 'Article list');
    const { settings } = moduleOf('article-list');
    await retype('Entries', '7');
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    const expected = { ...Object(settings), count: 7 };
    expect(JSON.parse((await field('Settings')).textContent ?? '')).toEqual(expected);
    await user.click(screen.getByRole('button', { name: 'Form' }));
    await field('Entries');
    await save();
    await screen.findByText('Saved.');
    expect(sent('article-list')[0].settings).toEqual(expected);
  });

  it('can be typed as JSON, and stay so where the form cannot show them, or they are not an object', async () => {
    const { user, save, field } = await openModule('sitemap', 'Sitemap');
    await user.click(await screen.findByRole('button', { name: 'JSON' }));
    const json = await field('Settings');
    const type = async (text: string) => {
      await user.clear(json);
      await pasteInto(user, json, text);
    };
    await type('{"count":');
    await user.click(screen.getByRole('button', { name: 'Form' }));
    expect(json).toBeVisible();
    expect(json).toHaveAccessibleDescription(
      'This is not valid JSON. Check quotation marks, commas and brackets.',
    );
    expect(json).toBeInvalid();
    await waitFor(() => expect(json).toHaveFocus());
    await type('[1]');
    await save();
    expect(await screen.findByText('The settings must be an object: {…}.')).toBeVisible();
    await type('{"count": 7}');
    expect(json).toBeValid();
    await save();
    await screen.findByText('Saved.');
    expect(moduleOf('sitemap').settings).toEqual({ count: 7 });
    await user.click(screen.getByRole('button', { name: 'Form' }));
    expect(await field('Entries')).toHaveValue('7');
  });

  it('say what is wrong with the module, and since when that is known', async () => {
    await openModule('web-statistics', 'Web statistics');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The statistics server does not respond.');
    expect(alert).toHaveTextContent(/Last checked.* ago/);
  });

  it('are compared setting by setting where two people have saved', async () => {
    expectConsole(/ApiError/);
    const { save, retype, user } = await openModule('teaser', 'Teasers');
    await retype('Teaser length', '250');
    const theirs = moduleOf('teaser').settings as object;
    changeElsewhere('teaser', { settings: { ...theirs, layout: 'stage' } });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    const rows = within(dialog)
      .getAllByRole('radiogroup')
      .map((row) => row.getAttribute('aria-labelledby'));
    expect(rows.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
      'Teaser length',
      'Layout',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(moduleOf('teaser').settings).toMatchObject({ teaserLength: 250, layout: 'stage' });
  });

  it('of a broken module are marked at once; the server’s errors are shown at the field, and a valid save leaves it to be turned on', async () => {
    const { save, retype } = await openModule('newsletter', 'Newsletter');
    expect(await screen.findByText(/The settings no longer fit version/)).toBeVisible();
    expect(await screen.findByText('Enter an email address.')).toBeVisible();
    expect(screen.getByText('Enter 8 or less.')).toBeVisible();
    await retype('Sender', 'news@website.example');
    await retype('Issues per month', '4');
    fixtures.server.use(
      http.put(
        `*${api}/:id`,
        () =>
          HttpResponse.json(
            { errors: { 'settings.perMonth': 'areas.website-modules.errors.tooLarge' } },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    expectConsole(/ApiError/);
    await save();
    expect(await screen.findByText('Too large.')).toBeVisible();
    await save();
    await screen.findByText(/^Saved\. The settings fit again; the module is off until you turn it on\./);
    expect(moduleOf('newsletter').state).toBe('disabled');
    const control = screen.getByRole('switch', { name: 'Newsletter' });
    await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled'));
  });

  it('of any schema are plain text, and JSON where no other input fits', async () => {
    fixtures.api.configure({ scenarios: ['module-hostile'] });
    await openModule('feed-reader', 'Feed reader');
    expect((await screen.findAllByText('<script>alert(1)</script>'))[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Feed' })).toHaveDisplayValue(/elsewhere.example\/feed"/);
    expect(screen.getByRole('textbox', { name: 'Field 60' })).toBeVisible();
    // `pattern` is for the server alone; of a field with a dangerous name nothing is seen.
    expect(screen.getByRole('textbox', { name: 'Name of the feed' })).toBeVisible();
    expect(screen.queryByText('Never seen')).toBeNull();
  });

  it('never show a secret: an empty field keeps it, another one is sent once, “Remove” clears it', async () => {
    const { save, user, retype } = await openModule('teaser', 'Teasers');
    const field = await screen.findByLabelText('Image service key');
    expect(field).toHaveValue('');
    expect(screen.getByText(/Set\. Leave empty/)).toBeVisible();
    await retype('Teaser length', '250');
    await save();
    await screen.findByText('Saved.');
    expect(sent('teaser')[0]).not.toHaveProperty('secrets');
    await pasteInto(user, field, 'hush-hush');
    await save();
    await waitFor(() => expect(sent('teaser')).toHaveLength(2));
    expect(sent('teaser')[1]).toEqual({ secrets: { apiKey: 'hush-hush' }, version: 2 });
    await waitFor(() => expect(field).toHaveValue(''));
    expect(document.body.innerHTML).not.toContain('hush-hush');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await save();
    expect(await screen.findByText(/Not set/)).toBeVisible();
    expect(sent('teaser')[2]).toMatchObject({ secrets: { apiKey: null } });
  });

  it('keep a secret out of the JSON, of what the browser stores, and of the comparison of two versions', async () => {
    expectConsole(/ApiError/);
    const { user, save, field } = await openModule('teaser', 'Teasers');
    await pasteInto(user, await screen.findByLabelText('Image service key'), 'hush-hush');
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    expect(await field('Settings')).toHaveDisplayValue(/"teaserLength": 300/);
    expect(await field('Settings')).not.toHaveDisplayValue(/hush-hush|apiKey/);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain('hush');
    await user.click(screen.getByRole('button', { name: 'Form' }));
    changeElsewhere('teaser', { secretsSet: [] });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    expect(within(dialog).getByText('(new value)')).toBeVisible();
    expect(dialog.textContent).not.toContain('hush-hush');
  });

  it('of a module that is removed while open can still be copied, with a link to the list', async () => {
    expectConsole(/ApiError/);
    const { save, retype, field } = await openModule('teaser', 'Teasers');
    await retype('Teaser length', '250');
    const { id } = moduleOf('teaser');
    fixtures.api.applyChanges({ records: [{ resource: 'modules', id, record: null }] });
    await save();
    expect(await screen.findByText(/Someone deleted this entry/)).toBeVisible();
    expect(await field('Teaser length')).toHaveValue('250');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/website-modules\/modules/),
    );
  });
});

describe('the groups of a module', () => {
  const list = () => screen.findByRole('list', { name: 'Group rules' });
  const rules = () => within(screen.getByRole('list', { name: 'Group rules' })).getAllByRole('listitem');
  const item = async (name: string) =>
    (await within(await list()).findByText(name)).closest('li') as HTMLElement;

  it('are listed below their ancestors with effect and reason, which follow each of the three values', async () => {
    const { user, save } = await openModule('teaser', 'Teasers', 'groups');
    const parent = await item('Editorial');
    expect(parent).toHaveTextContent('Not delivered by this rule.');
    const [, child] = rules();
    expect(child).toHaveTextContent(/Delivered by this rule.*Teaser length: 120/);
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    const ruleSettings = screen.getByRole('list', { name: /^Groups with their own settings/ });
    expect(ruleSettings).toHaveTextContent(/ – Teaser length: 120$/);
    await user.click(screen.getByRole('tab', { name: 'Groups' }));
    await user.click(within(child as HTMLElement).getByRole('button', { name: 'Inherited' }));
    expect(child).toHaveTextContent('Not delivered by the rule for');
    await user.click(within(child as HTMLElement).getByRole('button', { name: 'Remove these settings' }));
    await save();
    await screen.findByText('Saved.');
    expect(sent('teaser')[0].targeting.rules).toEqual([{ groupId: expect.any(String), state: 'off' }]);
  });

  it('keep their own settings with any rule, until these are removed themselves', async () => {
    const { user, save } = await openModule('teaser', 'Teasers', 'groups');
    const [parentRule, childRule] = (moduleOf('teaser').targeting as { rules: { groupId: string }[] }).rules;
    await item('Editorial');
    const child = within(rules()[1] as HTMLElement);
    await user.click(child.getByRole('button', { name: 'Inherited' }));
    expect(child.getByText('Teaser length: 120')).toBeVisible();
    expect(child.getByRole('link', { name: 'Edit these settings' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`\\?group=${childRule?.groupId}$`)),
    );
    await save();
    await screen.findByText('Saved.');
    expect(sent('teaser')[0].targeting.rules).toEqual([
      parentRule,
      { groupId: childRule?.groupId, settings: { teaserLength: 120 } },
    ]);
    await user.click(child.getByRole('button', { name: 'Remove these settings' }));
    expect(child.queryByText('Teaser length: 120')).toBeNull();
    await save();
    await waitFor(() => expect(sent('teaser')).toHaveLength(2));
    expect(sent('teaser')[1].targeting.rules).toEqual([parentRule]);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(
      (await screen.findAllByText(/Editorial \/ North: Inherited; Teaser length: 120/))[0],
    ).toBeVisible();
  });

  it('say which modules go too, because they need this one, and what this one needs', async () => {
    const { user } = await openModule('login', 'Login', 'groups');
    await user.click(await screen.findByRole('combobox', { name: 'Default (no rule)' }));
    await user.click(await screen.findByRole('option', { name: 'No one gets it' }));
    const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
    const warning = await screen.findByText(/are not delivered either/);
    expect(plain(warning.textContent ?? '')).toBe(
      'Comments, Free articles, Offers, and Paywall need this module and are not delivered either.',
    );
    await user.click(screen.getByRole('combobox', { name: 'Default (no rule)' }));
    await user.click(await screen.findByRole('option', { name: 'Everyone gets it' }));
    await waitFor(() => expect(screen.queryByText(/not delivered either/)).toBeNull());
    // Captcha, which Login needs, is not for this group.
    await user.click(screen.getByRole('combobox', { name: 'Add group' }));
    await user.click(await screen.findByRole('option', { name: /^Digital products/ }));
    const group = await item('Digital products');
    await user.click(within(group).getByRole('button', { name: 'On' }));
    expect(plain(group.textContent ?? '')).toContain(
      'Not delivered: it needs Captcha, which this group does not get.',
    );
  });

  it('can be added by their names; two people change two of them', async () => {
    expectConsole(/ApiError/);
    const { user, save } = await openModule('search', 'Search', 'groups');
    const targetingBefore = moduleOf('search').targeting as { rules: object[] };
    await user.click(await screen.findByRole('combobox', { name: 'Add group' }));
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await list();
    const groups = fixtures.api.records('groups');
    const other = { groupId: groups.at(-1)?.id, state: 'off' };
    changeElsewhere('search', {
      targeting: { ...targetingBefore, rules: [...targetingBefore.rules, other] },
    });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved in the meantime' });
    // Named though it was not on this page before.
    expect(await within(dialog).findByText(new RegExp(`${groups.at(-1)?.name}$`))).toBeVisible();
    expect(dialog.textContent).not.toContain('group:');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    const { rules } = moduleOf('search').targeting as { rules: object[] };
    expect(rules).toHaveLength(targetingBefore.rules.length + 2);
    expect(rules).toContainEqual(other);
  });

  it('stay visible while another one is added, which does not count as deleted while its name loads', async () => {
    const { user } = await openModule('teaser', 'Teasers', 'groups');
    await item('Editorial');
    const { length } = rules();
    const { release } = hold(fixtures.server, '/clientapi/v1/admin/audiences', {
      only: ({ search }) => search.includes('id'),
    });
    await user.click(screen.getByRole('combobox', { name: 'Add group' }));
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    // Its name is known from the search.
    await waitFor(() => expect(rules().length).toBeGreaterThan(length));
    expect(screen.queryByText('Deleted group')).toBeNull();
    release();
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    expect(rules().length).toBeGreaterThan(length);
    expect(screen.queryByText('Deleted group')).toBeNull();
  });

  it('leave one that is deleted as it is: not sent with other changes, and sent unchanged with another rule', async () => {
    const { user, save, retype } = await openModule('comments', 'Comments', 'groups');
    const targetingBefore = moduleOf('comments').targeting as { rules: object[] };
    await item('Deleted group');
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await retype('Close after (days)', '7');
    await save();
    await screen.findByText('Saved.');
    expect(sent('comments')[0]).not.toHaveProperty('targeting');
    await user.click(screen.getByRole('tab', { name: 'Groups' }));
    await user.click(await screen.findByRole('combobox', { name: 'Add group' }));
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(rules().length).toBeGreaterThan(1));
    await save();
    await waitFor(() => expect(sent('comments')).toHaveLength(2));
    expect(sent('comments')[1].targeting.rules).toEqual([...targetingBefore.rules, expect.anything()]);
    await waitFor(() =>
      expect((moduleOf('comments').targeting as { rules: object[] }).rules).toHaveLength(
        targetingBefore.rules.length + 1,
      ),
    );
  });

  it('show what the server refuses on the rule itself', async () => {
    expectConsole(/ApiError/);
    const { user, save } = await openModule('teaser', 'Teasers', 'groups');
    const parent = await item('Editorial');
    fixtures.server.use(
      http.put(
        `*${api}/:id`,
        () =>
          HttpResponse.json(
            { errors: { 'targeting.rules.1': 'areas.website-modules.errors.twice' } },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    await user.click(within(parent).getByRole('button', { name: 'On' }));
    await save();
    const [, child] = rules();
    expect(await within(child as HTMLElement).findByRole('alert')).toHaveTextContent('Already here.');
  });

  it('cannot be changed if the groups have no names (403), but the rest can', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.get('*/clientapi/v1/admin/audiences', () => HttpResponse.json({}, { status: 403 })),
    );
    const { retype, save, user } = await openModule('teaser', 'Teasers', 'groups');
    expect(await screen.findByText(/The group names could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Settings' }));
    await retype('Teaser length', '250');
    await save();
    expect(await screen.findByText('Saved.')).toBeVisible();
  });
});

describe('the times of a module', () => {
  const part = (group: string, label: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('textbox', { name: label });

  async function type(user: UserEvent, group: string, date: string) {
    for (const [label, text] of [
      ['Date', date],
      ['Time', '12:00 PM'],
    ] as const) {
      await user.clear(part(group, label));
      await pasteInto(user, part(group, label), text);
    }
    await user.tab();
  }

  it('are refused where the clocks skip them, and asked where they come twice: Europe/Berlin', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { user, save } = await openModule('sitemap', 'Sitemap', 'schedule');
    const from = within(await screen.findByRole('group', { name: 'From' }));
    await pasteInto(user, part('From', 'Date'), '03/28/2027');
    await pasteInto(user, part('From', 'Time'), '2:30 AM');
    await user.tab();
    expect(await from.findByText('The clocks go forward: 2:30 AM does not exist on this day.')).toBeVisible();
    expect(screen.queryByText(/^No one gets it before/)).toBeNull();
    await user.click(from.getByRole('button', { name: 'Use 3:30 AM' }));
    expect(part('From', 'Time')).toHaveValue('3:30 AM');
    const until = within(screen.getByRole('group', { name: 'Until' }));
    await pasteInto(user, part('Until', 'Date'), '10/31/2027');
    await pasteInto(user, part('Until', 'Time'), '2:30 AM');
    await user.tab();
    expect(await until.findByRole('radio', { name: 'First 2:30 AM (12:30 AM UTC)' })).toBeChecked();
    await user.click(until.getByRole('radio', { name: 'Second 2:30 AM (1:30 AM UTC)' }));
    await save();
    await screen.findByText('Saved.');
    expect(sent('sitemap').at(-1).schedule).toEqual({
      from: '2027-03-28T01:30:00Z',
      to: '2027-10-31T01:30:00Z',
    });
    vi.unstubAllEnvs();
  });

  // Summer time begins, or ends, between the two days.
  it('are typed in the browser’s zone and sent in UTC, the end after the start: America/New_York', async () => {
    const from = '2027-03-13T17:00:00Z';
    const to = '2027-04-05T16:00:00Z';

    vi.stubEnv('TZ', 'America/New_York');
    const { user, save } = await openModule('sitemap', 'Sitemap', 'schedule');
    await screen.findByRole('group', { name: 'From' });
    await type(user, 'From', '03/13/2027');
    await type(user, 'Until', '03/12/2027');
    await save();
    expect(await screen.findByText('The end must be after the start.')).toBeVisible();
    expect(part('Until', 'Date')).toHaveValue('03/12/2027');
    await type(user, 'Until', '04/05/2027');
    await save();
    await screen.findByText('Saved.');
    expect(sent('sitemap').at(-1).schedule).toEqual({ from, to });

    // Somebody elsewhere sees the same moments on their own clock, and changes neither by looking.
    closeApps();
    vi.stubEnv('TZ', 'UTC');
    const later = await openModule('sitemap', 'Sitemap', 'schedule');
    const clock = (moment: string) =>
      new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
        Date.parse(moment),
      );
    await screen.findByRole('group', { name: 'From' });
    expect(part('From', 'Time')).toHaveValue(clock(from).replace('\u202f', ' '));
    expect(part('Until', 'Time')).toHaveValue(clock(to).replace('\u202f', ' '));
    await later.user.click(screen.getByRole('tab', { name: 'Settings' }));
    await later.retype('Entries', '7');
    await later.save();
    await screen.findByText('Saved.');
    expect(sent('sitemap').at(-1)).not.toHaveProperty('schedule');
    vi.unstubAllEnvs();
  });
});
