import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compressFiles } from '../../vite/delivery/compressFiles.ts';

/** Where tools and builds for comparisons are kept; several copies of this project may share it. */
export const comparisonCache = resolve(process.env.COMPARISON_CACHE ?? 'node_modules/.cache/comparison');

const version = '5.15.0';
/** With the answers of the example in the generator's help, and one resource. */
const generator = `--yes create-react-admin@${version} scaffold --data-provider json-server \
--auth-provider local-auth-provider --resource users --install npm`;

/** What a developer writes on the first afternoon: a list with a search and five columns, and a form. */
const app = `import {
  Admin, BooleanInput, DataTable, DateField, Edit, EmailField, List, Resource, SearchInput, SimpleForm, TextInput,
} from 'react-admin';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { Layout } from './Layout';

const UserList = () => (
  <List filters={[<SearchInput source="q" alwaysOn />]} perPage={25}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="email" field={EmailField} />
      <DataTable.Col source="groups" />
      <DataTable.Col source="status" />
      <DataTable.Col source="lastSignIn" field={DateField} />
    </DataTable>
  </List>
);

const UserEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="email" />
      <TextInput source="groups" />
      <TextInput source="status" />
      <BooleanInput source="active" />
    </SimpleForm>
  </Edit>
);

export const App = () => (
  <Admin layout={Layout} dataProvider={dataProvider} authProvider={authProvider}>
    <Resource name="users" list={UserList} edit={UserEdit} />
  </Admin>
);
`;

/**
 * Returns the folder with the production build of a plain react-admin application, creating it on the first run, which takes some
 * minutes.
 * @param apiPath the base path of its JSON API
 * @throws Error if npm cannot install the scaffold, for example without a network
 */
export async function buildPlainApplication(apiPath: string): Promise<string> {
  const digest = createHash('sha256').update(apiPath).update(app).digest('hex').slice(0, 8);
  const build = join(comparisonCache, `plain-${version}-${digest}`);
  if (existsSync(build)) return build;
  console.error(`Making an application with create-react-admin ${version}, once`);
  const run = promisify(execFile);
  // Outside this project, whose packages it would find.
  const workshop = await mkdtemp(join(tmpdir(), 'plain-'));
  const folder = join(workshop, 'scaffold');
  try {
    await run('npx', generator.split(' '), { cwd: workshop });
    await writeFile(join(folder, 'src/App.tsx'), app);
    await run('npx', ['vite', 'build'], {
      cwd: folder,
      env: { ...process.env, VITE_JSON_SERVER_URL: apiPath },
    });
    await compressFiles(join(folder, 'dist'));
    await cp(join(folder, 'dist'), build, { recursive: true });
  } finally {
    await rm(workshop, { recursive: true, force: true, maxRetries: 10 });
  }
  return build;
}
