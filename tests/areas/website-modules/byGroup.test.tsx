import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 30 } });

const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('li') as HTMLElement;

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('what readers in no group get', () => {
  it('is there at first, what they do not get apart, and searched by name, category and place', async () => {
    const { user } = await renderApp('/website-modules/by-group', { as: 'admin' });
    await heading('By group');
    const missing = await screen.findByRole('list', { name: /modules not delivered$/ });
    expect(namesIn(missing)).toEqual(expect.arrayContaining(['Events', 'Survey', 'Newsletter']));
    expect(fixtures.calls('/clientapi/v1/effective-modules')).toHaveLength(1);
    const search = screen.getByRole('searchbox', { name: 'Search modules' });
    await user.type(search, 'home side{Enter}');
    const got = await screen.findByRole('list', { name: '2 modules delivered' });
    expect(namesIn(got)).toEqual(['Consent banner', 'Login']);
    await user.clear(search);
    await user.type(search, 'commerce basket{Enter}');
    expect(namesIn(await screen.findByRole('list', { name: '1 module delivered' }))).toEqual(['Basket']);
    await user.clear(search);
    await user.type(search, 'nothing like that{Enter}');
    expect(await screen.findByText('No module found.')).toBeVisible();
  });

  it('is shown on the pages in the order of the website, without those on which nothing was found', async () => {
    const { user } = await renderApp('/website-modules/by-group?view=pages', { as: 'admin' });
    await screen.findByRole('region', { name: 'Home' });
    const pages = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(pages()).toEqual(['Home', 'Category', 'Article', 'Search', 'Account']));
    await user.type(screen.getByRole('searchbox', { name: 'Search modules' }), 'article list{Enter}');
    await waitFor(() => expect(pages()).toEqual(['Home', 'Category', 'Search']));
  });
});

describe('what a group gets', () => {
  it('is listed with its reason its settings by rules and a link to the rule', async () => {
    const groups = fixtures.api.records('groups');
    const child = groups.find(({ parentId }) => parentId === groups[0]?.id);
    await renderApp(`/website-modules/by-group?group=${child?.id}`, { as: 'admin' });
    await heading('By group');
    const row = await rowOf('Teasers');
    expect(row.closest('ul')).toHaveAccessibleName(/modules delivered$/);
    expect(within(row).getByRole('link', { name: '1 setting from rules' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`\\?group=${child?.id}$`)),
    );
    expect(await within(row).findByText('Teaser length: 120')).toBeVisible();
    const rule = within(row).getByRole('link', { name: /^Rule for/ });
    expect(rule.textContent).toContain(`${groups[0]?.name} / ${child?.name}`);
    expect(rule).toHaveAttribute(
      'href',
      expect.stringMatching(/\/website-modules\/modules\/\w+\?tab=groups$/),
    );
    expect(await rowOf('Events')).toHaveTextContent('The schedule has ended.');
    expect(await rowOf('Newsletter')).toHaveTextContent('The module cannot be delivered.');
    expect(await rowOf('Survey')).toHaveTextContent('The module is off.');
    expect(fixtures.calls('/clientapi/v1/effective-modules')).toHaveLength(1);
    // Only the module with settings by rules, for their titles.
    expect(fixtures.calls('/clientapi/v1/modules')).toHaveLength(1);
  });

  it('is shown with its positions, on the pages too, and for another time', async () => {
    const group = fixtures.api.records('groups')[0]?.id;
    const at = '2020-01-01T00:00:00Z';
    await renderApp(`/website-modules/by-group?group=${group}&at=${at}&view=pages`, { as: 'admin' });
    const home = await screen.findByRole('region', { name: 'Home' });
    const content = within(home).getByRole('list', { name: 'Content' });
    const block = within(content).getByRole('link', { name: 'Book of the day' }).closest('li');
    expect(block).toHaveTextContent('Not delivered · The schedule has not started.');
    expect(block).toHaveAttribute('data-got', 'false');
  });

  it('names what a module needs and the group does not get', async () => {
    const [group] = fixtures.api.records('groups');
    const login = fixtures.api.records('modules').find(({ key }) => key === 'login');
    if (login === undefined) throw new Error('There is no Login');
    const targeting = { default: 'off', rules: [] };
    fixtures.api.applyChanges({
      records: [{ resource: 'modules', id: login.id, record: { ...login, targeting } }],
    });
    await renderApp(`/website-modules/by-group?group=${group?.id}`, { as: 'admin' });
    const row = await rowOf('Paywall');
    expect(row.closest('ul')).toHaveAccessibleName(/modules not delivered$/);
    expect(row.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toContain(
      'Needs Login, which is not delivered.',
    );
  });

  it('says that a group is gone', async () => {
    expectConsole(/ApiError/);
    await renderApp('/website-modules/by-group?group=none', { as: 'admin' });
    expect((await screen.findAllByText('This group no longer exists.')).length).toBeGreaterThan(0);
  });
});
