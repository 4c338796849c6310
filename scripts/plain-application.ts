import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { buildPlainApplication } from './comparison/buildPlainApplication.ts';

/**
 * Serves a plain react-admin application and its JSON API with 1,000 users on a free port, printed as `application <origin>`, for
 * comparisons (docs/performance.md).
 */
const firstNames = ['Anna', 'Ben', 'Clara', 'David', 'Eva', 'Felix', 'Greta', 'Hans', 'Ida', 'Jonas'];
const lastNames = [
  'Abel',
  'Bauer',
  'Conrad',
  'Dietz',
  'Ebert',
  'Fuchs',
  'Graf',
  'Huber',
  'Jung',
  'Kern',
  'Lang',
];
const latest = Date.UTC(2026, 0, 1);
const hour = 3_600_000;

const users = Array.from({ length: 1000 }, (_, index) => {
  const name = `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`;
  return {
    id: index + 1,
    name,
    email: `${name.replace(' ', '.').toLowerCase()}${index}@publisher.example`,
    groups: 'Sales, Editorial',
    status: index % 9 === 0 ? 'Invited' : 'Active',
    active: true,
    lastSignIn: new Date(latest - index * hour).toISOString(),
  };
});

/** A page of users in the dialect of json-server; without `_end`, all. */
function pageOf(query: URLSearchParams) {
  const search = (query.get('q') ?? '').toLowerCase();
  const property = query.get('_sort') ?? 'id';
  const sign = query.get('_order') === 'DESC' ? -1 : 1;
  const sortValue = (user: Readonly<Record<string, unknown>>) => user[property];
  const matches = users
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(search))
    .sort((left, right) => {
      const [a, b] = [sortValue(left), sortValue(right)];
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
      return sign * String(a).localeCompare(String(b));
    });
  const end = Number(query.get('_end') ?? matches.length);
  return { rows: matches.slice(Number(query.get('_start') ?? 0), end), total: matches.length };
}

const apiPath = '/json-api';
const files = sirv(await buildPlainApplication(apiPath), {
  gzip: true,
  single: true,
  maxAge: 3600,
  // The document is asked for each time, as in every deployment that is to be updated.
  setHeaders: (response, path) => {
    if (!path.startsWith('/assets/')) response.setHeader('Cache-Control', 'no-cache');
  },
});
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith(`${apiPath}/users`)) return files(request, response);
  const id = Number(pathname.split('/')[3] ?? 0);
  const { rows, total } = pageOf(searchParams);
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('X-Total-Count', total);
  response.end(JSON.stringify(id > 0 ? users[id - 1] : rows));
});
await once(server.listen(0, 'localhost'), 'listening');
const address = server.address();
console.info(`application http://localhost:${typeof address === 'object' ? address?.port : ''}`);
