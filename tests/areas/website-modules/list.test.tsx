import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../support/consoleGuard';
import { settle } from '../../support/idle';
import { gate } from '../../support/pageHistory';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';
import { menu, signIn } from '../../support/screens';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 20 } });
const switchPath = '/clientapi/v1/modules/actions/switch';

const moduleOf = (key: string) => {
  const record = fixtures.api.records('modules').find((module) => module.key === key);
  if (record === undefined) throw new Error(`There is no module ${key}`);
  return record;
};
const stateOf = (key: string) => moduleOf(key).state;
/** The changes sent, without plans. */
const done = () => fixtures.calls(switchPath, 'POST').filter(({ body }) => !JSON.parse(body).dryRun);

/** Opens the list with a search. */
async function openList(q: string, filter: object = {}) {
  const search = encodeURIComponent(JSON.stringify({ ...filter, ...(q !== '' && { q }) }));
  const app = await renderApp(`/website-modules/modules?filter=${search}`, { as: 'admin' });
  await heading('Website modules');
  return app;
}

/** Login and its dependents. */
const offers = ['login', 'paywall', 'comments', 'metering', 'offers'];

const theSwitch = (name: string) => screen.findByRole('switch', { name });
const dialog = () => screen.findByRole('dialog');
const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''));

describe('the list of modules', () => {
  it('has the address of the area, after one request, and says of a module only what is wrong with it', async () => {
    const { user } = await renderApp('/website-modules', { as: 'admin' });
    await heading('Website modules');
    expect(location.pathname).toBe('/website-modules/modules');
    const row = (await screen.findByRole('switch', { name: 'Basket' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('Commerce');
    expect(row).not.toHaveTextContent('OK');
    expect(fixtures.calls('/clientapi/v1/modules')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'View: All' }));
    await user.click(await screen.findByRole('button', { name: 'With problems' }));
    const trouble = (await screen.findByText('Incompatible')).closest('tbody') as HTMLElement;
    expect(within(trouble).getAllByText('Failing')).toHaveLength(1);
    expect(within(trouble).getByText('Needs attention')).toBeVisible();
  });
});

describe('selected modules', () => {
  type User = Awaited<ReturnType<typeof openList>>['user'];
  const select = async (user: User, ...names: string[]) => {
    for (const name of names)
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  };
  const turn = async (user: User, side: 'on' | 'off') => {
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: `Turn ${side}` }));
  };
  const states = () => ['cart', 'checkout', 'login', 'offers'].map(stateOf);

  it('are turned off by one plan, and on again by its toast', async () => {
    const { user } = await openList('', { category_eq_any: ['commerce', 'forms'] });
    await select(user, 'Basket', 'Login');
    await turn(user, 'off');
    const question = await screen.findByRole('dialog', { name: 'Turn off 2 modules?' });
    const [order] = within(question).getAllByRole('list');
    expect(lines(order as HTMLElement)).toEqual(
      expect.arrayContaining([
        'Basket is turned off.',
        'Checkout is turned off: it needs Basket.',
        'Offers is turned off: it needs Free articles.',
      ]),
    );
    await user.click(within(question).getByRole('button', { name: 'Turn off 7 modules' }));
    expect(await screen.findByText('7 modules turned off.')).toBeVisible();
    expect(states()).toEqual(['disabled', 'disabled', 'disabled', 'disabled']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('7 modules turned on.')).toBeVisible();
    expect(states()).toEqual(['enabled', 'enabled', 'enabled', 'enabled']);
    expect(done()).toHaveLength(2);
  });

  it('that cannot be switched stay as they are, and the dialog says why', async () => {
    const { user } = await openList('', { category_eq_any: ['navigation'] });
    await select(user, 'Page frame', 'Search');
    await turn(user, 'off');
    const question = await dialog();
    expect(within(question).getByText('These cannot be turned off:')).toBeVisible();
    expect(question).toHaveTextContent('Page frame: The website needs this module.');
    await user.click(within(question).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(stateOf('search')).toBe('disabled'));
    expect(stateOf('page-frame')).toBe('enabled');
  });
});

describe('modules of which some cannot be turned on', () => {
  it('are turned on without these, after the dialog has named each with its reason', async () => {
    expectConsole(/ApiError/);
    const { user } = await openList('', { state_eq_any: ['disabled'] });
    for (const name of ['Wish list', 'Map', 'Search suggestions'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn on' }));
    const question = await screen.findByRole('dialog', { name: 'Turn on Wish list?' });
    const text = () => question.textContent?.replaceAll(/[\u2068\u2069]/g, '');
    expect(text()).toContain('These cannot be turned on:');
    expect(text()).toContain('Map: These modules depend on each other in a circle: Map and Bookshop finder.');
    expect(text()).toContain(
      'Search suggestions: Search suggestions needs Search in version 9.0.0 or later.',
    );
    await user.click(within(question).getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(stateOf('wish-list')).toBe('enabled'));
    expect(['map', 'search-suggest'].map(stateOf)).toEqual(['disabled', 'disabled']);
  });

  it('are all named where none is left', async () => {
    expectConsole(/ApiError/);
    const { user } = await openList('', { state_eq_any: ['disabled'] });
    for (const name of ['Glossary tooltips', 'Map', 'Search suggestions'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn on' }));
    const answer = await screen.findByRole('dialog', { name: 'Turn on 3 modules?' });
    expect(within(answer).getAllByRole('listitem')).toHaveLength(3);
    expect(answer).toHaveTextContent(/Glossary tooltips.*glossary.*which is not installed/);
    expect(within(answer).queryByRole('button', { name: /^Turn on/ })).toBeNull();
  });
});

describe('a switch', () => {
  it('shows the whole plan in order; Cancel changes nothing, and Undo reverts all without asking again', async () => {
    const { user } = await openList('Login');
    await user.click(await theSwitch('Login'));
    const question = await dialog();
    expect(within(question).getByText(/^This also turns off/)).toHaveTextContent(/Paywall.* and .*Offers/);
    const [order, places, readers] = within(question).getAllByRole('list');
    expect(lines(readers as HTMLElement)).toEqual([
      // Digital products does not get Captcha, which Login needs.
      'Everyone except Digital products: Login, Paywall, Comments, Free articles, and Offers',
    ]);
    expect(lines(order as HTMLElement)).toEqual([
      'Login is turned off.',
      'Paywall is turned off: it needs Login.',
      'Comments is turned off: it needs Login.',
      'Free articles is turned off: it needs Paywall.',
      'Offers is turned off: it needs Free articles.',
    ]);
    expect(lines(places as HTMLElement)).toContain('Home, Side: Login');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(done()).toEqual([]);
    expect(stateOf('login')).toBe('enabled');
    await user.click(await theSwitch('Login'));
    await user.click(await screen.findByRole('button', { name: 'Turn off 5 modules' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(offers.map(stateOf)).toEqual(offers.map(() => 'disabled'));
    await user.click(undo);
    expect(await screen.findByText('“Login” is on, and 4 more modules changed.')).toBeVisible();
    expect(offers.map(stateOf)).toEqual(offers.map(() => 'enabled'));
    expect(done()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('of one module says what disappears and for whom; Undo asks if it would change more than was done', async () => {
    const { user } = await openList('Video player');
    await user.click(await theSwitch('Video player'));
    const question = await dialog();
    const [places, readers] = within(question).getAllByRole('list');
    expect(lines(places as HTMLElement)).toEqual(['Article, In the text: Video player']);
    expect(lines(readers as HTMLElement)).toEqual(['Everyone: Video player']);
    expect(done()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Turn off' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const { id, version } = moduleOf('captcha');
    const needing = { ...moduleOf('video-player'), requires: [{ key: 'captcha' }] };
    fixtures.api.applyChanges({
      records: [
        {
          resource: 'modules',
          id,
          record: { ...moduleOf('captcha'), state: 'disabled', version: version + 1 },
        },
        { resource: 'modules', id: needing.id, record: needing },
      ],
    });
    await user.click(undo);
    const [order] = within(await dialog()).getAllByRole('list');
    expect(lines(order as HTMLElement)[0]).toBe('Captcha is turned on first: Video player needs it.');
    expect(stateOf('video-player')).toBe('disabled');
  });

  it('turns on what it needs first', async () => {
    fixtures.api.applyChanges({
      records: ['login', 'paywall', 'comments', 'metering', 'offers'].map((key) => {
        const record = moduleOf(key);
        return { resource: 'modules', id: record.id, record: { ...record, state: 'disabled' } };
      }),
    });
    const { user } = await openList('Paywall');
    await user.click(await theSwitch('Paywall'));
    const question = await dialog();
    const [order, places] = within(question).getAllByRole('list');
    expect(lines(order as HTMLElement)).toEqual([
      'Login is turned on first: Paywall needs it.',
      'Paywall is turned on.',
    ]);
    expect(places).toHaveAccessibleName('Appears on these pages:');
    expect(lines(places as HTMLElement)).toEqual(['Home, Side: Login', 'Article, In the text: Paywall']);
    await user.click(within(question).getByRole('button', { name: 'Turn on 2 modules' }));
    await waitFor(() => expect(stateOf('paywall')).toBe('enabled'));
  });

  it('says why it cannot be turned on, without a button', async () => {
    expectConsole(/ApiError/);
    const { user } = await openList('Glossary');
    await user.click(await theSwitch('Glossary tooltips'));
    const question = await dialog();
    await waitFor(() =>
      expect(question.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toContain(
        'Glossary tooltips needs glossary, which is not installed.',
      ),
    );
    const [button, ...others] = within(question).getAllByRole('button');
    expect(others).toEqual([]);
    expect(button).toHaveTextContent('Close');
    await user.click(button as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await theSwitch('Glossary tooltips')).not.toBeChecked();
  });

  it('says which module would go off because of a conflict, and Undo turns that on again', async () => {
    const { user } = await openList('Consent');
    await user.click(await theSwitch('Consent manager'));
    const question = await dialog();
    const [order, places] = within(question).getAllByRole('list');
    expect(places).toHaveAccessibleName('Disappears from these pages:');
    expect(lines(order as HTMLElement)).toEqual([
      'Consent banner is turned off: it conflicts with Consent manager.',
      'Web statistics is turned off: it needs Consent banner.',
      'Consent manager is turned on.',
    ]);
    await user.click(within(question).getByRole('button', { name: 'Make 3 changes' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stateOf('consent-manager')).toBe('disabled'));
    expect(['consent-banner', 'web-statistics'].map(stateOf)).toEqual(['enabled', 'enabled']);
  });

  it('shows the new plan in the same dialog if somebody else was faster', async () => {
    expectConsole(/plan_changed/);
    const { user } = await openList('Login');
    await user.click(await theSwitch('Login'));
    const question = await dialog();
    const { id, version } = moduleOf('comments');
    const record = { ...moduleOf('comments'), state: 'disabled', version: version + 1 };
    fixtures.api.applyChanges({ records: [{ resource: 'modules', id, record }] });
    await user.click(within(question).getByRole('button', { name: 'Turn off 5 modules' }));
    expect(await within(question).findByText(/Someone else changed something in the meantime/)).toBeVisible();
    expect(stateOf('login')).toBe('enabled');
    await user.click(within(question).getByRole('button', { name: 'Turn off 4 modules' }));
    await waitFor(() => expect(stateOf('login')).toBe('disabled'));
  });

  it('of a system module keeps the focus and says why it does nothing', async () => {
    const { user } = await openList('Page frame');
    const control = await theSwitch('Page frame');
    expect(control).toHaveAttribute('aria-disabled', 'true');
    control.focus();
    expect(control).toHaveFocus();
    expect(await screen.findByText('The website needs this module.')).toBeVisible();
    await user.keyboard(' ');
    expect(control).toBeChecked();
    expect(fixtures.calls(switchPath, 'POST')).toEqual([]);
  });

  it('without consequences works at once, ignores a second click meanwhile, keeps the focus, and can be undone', async () => {
    const { user } = await openList('A/B');
    const control = await theSwitch('A/B tests');
    const { open, opened } = gate();
    // Falls through to the fixture API once it may.
    fixtures.server.use(http.post(`*${switchPath}`, () => opened.then(() => undefined), { once: true }));
    control.focus();
    await user.keyboard('  ');
    expect(control).toHaveAttribute('aria-busy', 'true');
    open();
    await screen.findByText('“A/B tests” is on.');
    expect(done()).toHaveLength(1);
    expect(control).toHaveFocus();
    expect(stateOf('ab-testing')).toBe('enabled');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stateOf('ab-testing')).toBe('disabled'));
    expect(done()).toHaveLength(2);
  });

  it('that fails is refetched, and a toast says why', async () => {
    expectConsole(/ApiError/);
    const { user } = await openList('A/B');
    const control = await theSwitch('A/B tests');
    fixtures.server.use(http.post(`*${switchPath}`, () => HttpResponse.json({}, { status: 500 })));
    const callsBefore = fixtures.calls('/clientapi/v1/modules').length;
    await user.click(control);
    expect(await screen.findByText(/“A\/B tests” was not changed\./)).toBeVisible();
    expect(control).not.toBeChecked();
    await waitFor(() => expect(fixtures.calls('/clientapi/v1/modules').length).toBeGreaterThan(callsBefore));
  });

  it('shows nothing to the next person who signs in while the plan is made', async () => {
    expectConsole(/app\.errors\.ended/);
    const { user } = await openList('A/B');
    const { open, opened } = gate();
    const arrived = gate();
    fixtures.server.use(
      http.post(`*${switchPath}`, async ({ request }) => {
        const { dryRun = false } = (await request.clone().json()) as { dryRun?: boolean };
        if (!dryRun) return undefined;
        arrived.open();
        await opened;
        const { id, version } = moduleOf('ab-testing');
        const steps = [{ id, enabled: true, version, because: 'asked' }];
        return HttpResponse.json({ plan: 'a', steps, positions: [] });
      }),
    );
    await user.click(await theSwitch('A/B tests'));
    await arrived.opened;
    await user.click(await menu.line('Logout'));
    await signIn(user, 'editor');
    await menu.line('Logout');
    fixtures.sent.length = 0;
    open();
    await settle();
    expect(screen.queryByText(/“A\/B tests”/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    // Nothing continues in the name of the next person.
    expect(fixtures.sent).toEqual([]);
  });
});
