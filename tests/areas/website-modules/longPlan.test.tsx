import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi({ counts: { users: 20, groups: 20, modules: 60 } });

it('the plan of a switch with many consequences counts modules in sentences, and shows the end of its lists on request', async () => {
  const dependent = fixtures.api.records('modules').filter(({ key }) => /^module-/.test(String(key)));
  fixtures.api.applyChanges({
    records: dependent.map((module) => ({
      resource: 'modules',
      id: module.id,
      record: { ...module, requires: [{ key: 'menu' }], targeting: { default: 'on', rules: [] } },
    })),
  });
  const filter = encodeURIComponent(JSON.stringify({ q: 'menu' }));
  const { user } = await renderApp(`/website-modules/modules?filter=${filter}`, { as: 'admin' });
  await heading('Website modules');
  await user.click(await screen.findByRole('switch', { name: 'Menu' }));
  const plan = within(await screen.findByRole('dialog', { name: /Turn off/ }));
  expect(plan.getByText('This also turns off 20 more modules.')).toBeVisible();
  const [order] = plan.getAllByRole('list');
  const steps = () => within(order as HTMLElement).getAllByRole('listitem');
  expect(steps()).toHaveLength(10);
  await user.click(plan.getByRole('button', { name: 'Show all 21' }));
  expect(steps()).toHaveLength(21);
  expect(plan.getByText(/^Everyone.*: 2[01] modules$/)).toBeVisible();
});
