import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 20 } });

const moduleOf = (key: string) => {
  const record = fixtures.api.records('modules').find((module) => module.key === key);
  if (record === undefined) throw new Error(`There is no module ${key}`);
  return record;
};
const states = (...keys: string[]) => keys.map((key) => moduleOf(key).state);

async function openModule(key: string, name: string, tab = '') {
  const app = await renderApp(`/website-modules/modules/${moduleOf(key).id}${tab}`, { as: 'admin' });
  await heading(name);
  /** What stands below a term, without isolates. */
  const fact = (term: string) =>
    screen.getByText(term).nextElementSibling?.textContent?.replaceAll(/[\u2068\u2069]/g, '');
  return { ...app, fact };
}

describe('the page of a module', () => {
  it('says what it is for, where it is, what it needs and what needs it, with links', async () => {
    const { fact } = await openModule('cart', 'Basket');
    expect(screen.getByText('Collects what a reader wants to buy.')).toBeVisible();
    await waitFor(() => expect(fact('Needs')).toBe('Customer account'));
    expect(fact('Needed by')).toBe('Checkout');
    await waitFor(() => expect(fact('Where')).toBe('Account / Content'));
    expect(screen.queryByText('Conflicts with')).toBeNull();
    const place = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Account / Content' }).href);
    expect(place.pathname).toBe('/website-modules/positions');
    expect(Object.fromEntries(place.searchParams)).toMatchObject({
      page: 'Account',
      module: moduleOf('cart').id,
    });
  });

  it('says what is wrong with them: off, too old, not installed', async () => {
    const { fact } = await openModule('search-suggest', 'Search suggestions');
    await waitFor(() => expect(fact('Needs')).toBe('Search (version 9.0.0 or later needed)'));
    expect(fact('Needed by')).toBe('No other module');
  });

  it('names what is not installed, and what it conflicts with', async () => {
    const { fact } = await openModule('glossary-tooltips', 'Glossary tooltips');
    await waitFor(() => expect(fact('Needs')).toBe('glossary (not installed)'));
    const { fact: ofManager } = await openModule('consent-manager', 'Consent manager');
    await waitFor(() => expect(ofManager('Conflicts with')).toBe('Consent banner'));
  });

  it('says so where they cannot be loaded, and works on', async () => {
    expectConsole(/ApiError/);
    fixtures.server.use(
      http.get('*/clientapi/v1/modules', ({ request }) =>
        request.url.includes('relatedTo') ? HttpResponse.json({}, { status: 500 }) : undefined,
      ),
    );
    const { fact } = await openModule('cart', 'Basket');
    await waitFor(() => expect(fact('Needs')).toBe('Could not be loaded.'));
    expect(await screen.findByRole('checkbox', { name: 'Suggest more titles' })).toBeChecked();
  });

  it('undoes a switch of some time ago with all that went with it, after its plan', async () => {
    const { user } = await openModule('survey', 'Survey');
    expect(screen.getByText(/^Turned off with 2 more modules by/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo…' }));
    const question = await screen.findByRole('dialog', { name: 'Switch 3 modules back?' });
    await user.click(within(question).getByRole('button', { name: 'Turn on 3 modules' }));
    await waitFor(() =>
      expect(states('survey', 'contact-form', 'wish-list')).toEqual(['enabled', 'enabled', 'enabled']),
    );
    expect(await screen.findByText(/^Turned on with 2 more modules by/)).toBeVisible();
  });

  it('undoes a switch from the history, and says when that was done already', async () => {
    const { user } = await openModule('contact-form', 'Contact form', '?tab=history');
    const undo = await screen.findByRole('button', { name: 'Undo this switch of 3 modules…' });
    await user.click(undo);
    await user.click(await screen.findByRole('button', { name: 'Turn on 3 modules' }));
    await waitFor(() => expect(states('survey', 'wish-list')).toEqual(['enabled', 'enabled']));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Undo this switch of 3 modules…' })).toHaveLength(2),
    );
    const [latest, former] = screen.getAllByRole('button', { name: 'Undo this switch of 3 modules…' });
    expect(latest).not.toHaveAttribute('aria-disabled');
    expect(former).toHaveAttribute('aria-disabled', 'true');
  });
});
