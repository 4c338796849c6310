import type { Names } from './names.ts';

/** The pages of a resource with one field, `name`: each file's name and its text. */
export function pageFiles({ component, plural, singularCaption }: Names): Record<string, string> {
  const one = singularCaption.toLowerCase();
  return {
    [`${component}Inputs.tsx`]: `import { FormTextField } from '../../../records/inputs/FormTextField';

/** The fields of a ${one}, shared by create and edit. */
export function ${component}Inputs() {
  return <FormTextField source="name" required />;
}
`,
    [`${component}List.tsx`]: `import { Column } from '../../../records/columns/Column';
import { ListPage } from '../../../records/list/ListPage';

/** All ${plural.replaceAll('-', ' ')}, by name. */
export function ${component}List() {
  return (
    <ListPage sort={{ field: 'name', order: 'ASC' }}>
      <Column source="name" link />
    </ListPage>
  );
}
`,
    [`${component}Create.tsx`]: `import { CreatePage } from '../../../records/form/CreatePage';
import { ${component}Inputs } from './${component}Inputs';

/** A new ${one}. */
export function ${component}Create() {
  return (
    <CreatePage defaults={{ name: '' }}>
      <${component}Inputs />
    </CreatePage>
  );
}
`,
    [`${component}Edit.tsx`]: `import { EditPage } from '../../../records/form/EditPage';
import { ${component}Inputs } from './${component}Inputs';

/** A ${one}. */
export function ${component}Edit() {
  return (
    <EditPage canDelete>
      <${component}Inputs />
    </EditPage>
  );
}
`,
  };
}

/** A test that adds a record as an administrator does, and finds it on the server. */
export function testFile(path: string, names: Names): string {
  const { plural, pluralCaption, singularCaption } = names;
  return `// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heading, openFixtureApi, renderApp } from '../../support/renderApp';

const fixtures = openFixtureApi();

it('an admin adds a ${singularCaption.toLowerCase()}', async () => {
  const { user } = await renderApp('${path}/create', { as: 'admin' });
  await user.type(await screen.findByLabelText(/^Name/), 'A new ${singularCaption.toLowerCase()}');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await heading('${pluralCaption}');
  const added = expect.objectContaining({ name: 'A new ${singularCaption.toLowerCase()}' });
  expect(fixtures.api.records('${plural}')).toContainEqual(added);
});
`;
}

/** The texts of a resource, as entries of `children` and `resources` in an area's file. */
export function textEntries({ plural, pluralCaption, singularCaption }: Names): Record<string, string> {
  const name = `${singularCaption} |||| ${pluralCaption}`;
  return {
    children: `"${plural}": { "caption": "${pluralCaption}" }`,
    resources: `"${plural}": { "name": "${name}", "fields": { "name": "Name" } }`,
  };
}

/** The fixtures of a resource, as an entry of `resources` in `mocks.ts`. */
export function mockEntry({ plural, singularCaption }: Names): string {
  const key = plural.includes('-') ? `'${plural}'` : plural;
  return `${key}: { count: 20, seed: ({ index }) => ({ name: \`${singularCaption} \${index + 1}\` }) },`;
}

/** The resource as an entry of `resources` in `area.ts`. */
export function resourceEntry({ plural, component }: Names): string {
  const page = (kind: string) =>
    `${kind.toLowerCase()}: () => import('./${plural}/${component}${kind}').then((m) => m.${component}${kind}),`;
  return `{ name: '${plural}', ${['List', 'Create', 'Edit'].map(page).join(' ')} },`;
}
