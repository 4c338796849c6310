import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readAreas, resourcesOf } from '@/areas';
import { allowConsole } from '../support/consoleGuard';
import { idleAtOnce } from '../support/idle';
import { openFixtureApi, renderApp } from '../support/renderApp';

openFixtureApi();
idleAtOnce();

const resources = resourcesOf(readAreas({ key: 'press', name: 'Press' }));
/** The addresses of records that no server knows, in each resource with a page for one; also where a resource of the area has that name. */
const unknown = resources.flatMap(({ id, area, edit, show, ownsPaths }) => {
  const names = [
    'nope',
    'actions',
    ...(area.resources ?? []).filter(({ list }) => !list).map(({ name }) => name),
  ];
  if (ownsPaths || edit) return names.map((name) => `/${id}/${name}`);
  return show ? names.map((name) => `/${id}/${name}/show`) : [];
});
const others = ['/default-translations/translations/changes/nope'];

describe('a record that the server does not know', () => {
  it.each([...unknown, ...others])('%s is no longer there, and no error', async (path) => {
    allowConsole(/notFound/);
    await renderApp(path, { as: 'admin' });
    expect((await screen.findAllByText('No longer there')).at(-1)).toBeVisible();
    expect(screen.queryByText('Something went wrong')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
