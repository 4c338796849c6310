import { type Field, labelOf } from '../description/field.ts';
import type { Names } from '../names.ts';
import { keyOf } from './identifiers.ts';

/** A test of the pages as an administrator uses them; what it does is found on the server. */
export function testFile(path: string, names: Names, title: Field, isDescribed: boolean): string {
  return isDescribed ? changes(path, names, title) : adds(path, names);
}

const head = (helpers: string) => `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${helpers} } from '../../support/renderApp';

const fixtures = openFixtureApi();
`;

function adds(path: string, { plural, caption }: Names): string {
  return `${head('heading, openFixtureApi, renderApp')}
it('an admin adds ${caption.aOne}', async () => {
  const { user } = await renderApp('${path}/create', { as: 'admin' });
  await user.type(await screen.findByLabelText(/^Name/), 'A new ${caption.one}');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await heading('${caption.Many}');
  const added = expect.objectContaining({ name: 'A new ${caption.one}' });
  expect(fixtures.api.records('${plural}')).toContainEqual(added);
});
`;
}

/** Where a record has many required fields, one that is there is changed. */
function changes(path: string, { plural, caption }: Names, title: Field): string {
  return `${head('openFixtureApi, renderApp')}
it('an admin changes ${caption.aOne}, and all else stays', async () => {
  const [before] = fixtures.api.records('${plural}');
  const { user } = await renderApp(\`${path}/\${before?.id}\`, { as: 'admin' });
  const field = await screen.findByLabelText(/^${labelOf(title)}/);
  await user.clear(field);
  await user.type(field, 'Changed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  const after = fixtures.api.records('${plural}').find(({ id }) => id === before?.id);
  expect(after).toEqual({ ...before, ${keyOf(title.source)}: 'Changed', version: after?.version });
});
`;
}
