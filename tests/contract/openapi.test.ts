import { globSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import { documentBases, documentPath } from '../../scripts/openapi/bases';
import { checkAnswer, describeDifferences } from '../../scripts/openapi/checkAnswer';
import {
  type DescribedCall,
  describedCalls,
  findOperation,
  isGeneric,
} from '../../scripts/openapi/findOperation';
import { loadDocument } from '../../scripts/openapi/loadDocument';
import { schemaDifferences } from '../../scripts/openapi/schemaDifferences';
import { openManagement } from '../areas/user-management/fixtures/managed';
import { type Answer, createTestApi, type FixtureClient, signInAs } from '../fixture-api/fixtureClient';
import {
  exerciseAudiences,
  exerciseAudit,
  exerciseDashboards,
  exerciseFigures,
  exerciseFilms,
  exerciseGroups,
  exerciseGuards,
  exerciseGuides,
  exerciseMessages,
  exerciseModules,
  exerciseRoles,
  exerciseSession,
  exerciseSharedViews,
  exerciseTexts,
  exerciseUsers,
  goodBodies,
} from './openapiStory';

const document = loadDocument();
const described = describedCalls(document);
const own = described.filter((call) => !isGeneric(call));
const nameOf = ({ method, path }: Pick<DescribedCall, 'method' | 'path'>) => `${method} ${path}`;

describe('docs/openapi.yaml', () => {
  it('is a document of OpenAPI 3.1', async () => {
    const validator = new Validator();
    // A plain tree, because paths expand on access.
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('names each operation once', () => {
    const ids = own.map(({ operation }) => operation.operationId);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has schemas that can be used', () => {
    const schemas = described.flatMap(({ operation }) => [
      ...Object.values(operation.requestBody?.content ?? {}),
      ...Object.values(operation.responses).flatMap(({ content = {} }) => Object.values(content)),
    ]);
    expect(schemas.length).toBeGreaterThan(100);
    for (const { schema } of schemas) expect(() => schemaDifferences(schema, {})).not.toThrow();
  });

  it('describes the calls that the fixture API declares, and no others', () => {
    const declared = createFixtureApi().declaredCalls.map((call) => {
      const [method = '', path = ''] = call.split(' ');
      return { call, found: findOperation(document, method, path.replace(/:(\w+)/g, '{$1}')) };
    });
    expect(declared.filter(({ found }) => !found).map(({ call }) => call)).toEqual([]);
    const found = declared.map((one) => one.found && nameOf(one.found));
    expect(own.map(nameOf).filter((name) => !found.includes(name))).toEqual([]);
  });

  it('writes its paths with the default bases', () => {
    const office = 'https://office.example';
    for (const path of described.map((call) => call.path.replace(/[{}]/g, ''))) {
      expect(documentPath(`${office}${path}?a=b`, documentBases)).toBe(path);
    }
    const bases = { ...documentBases, api: 'https://api.example/rest/', clientApi: '/rest/client/' };
    expect(documentPath('https://api.example/rest/groups/1', bases)).toBe('/api/groups/1');
    expect(documentPath(`${office}/rest/client/users`, bases)).toBe('/clientapi/v1/users');
    expect(documentPath(`${office}/index.html`, bases)).toBeUndefined();
  });
});

interface Seen {
  readonly call: DescribedCall;
  readonly status: number;
  readonly code: unknown;
  readonly faults: readonly string[];
}

/** Compares a client's calls with the document, and the request bodies of successful ones. */
function watch(client: FixtureClient): Seen[] {
  const seen: Seen[] = [];
  const send = client.call.bind(client);
  client.call = async (method, path, options = {}) => {
    const answer = await send(method, path, options);
    const [address = '', search] = path.split('?');
    const call = findOperation(document, method, address);
    if (!call) throw new Error(`${method} ${address} is not described`);
    const faults = [
      ...answerFaults(call, new URLSearchParams(search), answer),
      ...bodyFaults(call, options, answer),
    ];
    seen.push({ call, status: answer.status, code: codeOf(answer.body), faults });
    return answer;
  };
  return seen;
}

function answerFaults(
  call: DescribedCall,
  query: URLSearchParams,
  { status, headers, body }: Answer,
): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return describeDifferences(checkAnswer(call, query, { status, headers, text })).map(
    (line) => `${nameOf(call)} ${status} ${line}`,
  );
}

function bodyFaults(
  { operation, ...call }: DescribedCall,
  { json, form }: { json?: unknown; form?: object },
  { status }: Answer,
) {
  const sent = json ?? form;
  if (status >= 300 || sent === undefined) return [];
  const [content] = Object.values(operation.requestBody?.content ?? {});
  if (!content) return [`${nameOf(call)} has no body`];
  return describeDifferences(schemaDifferences(content.schema, sent)).map(
    (line) => `${nameOf(call)} sent ${line}`,
  );
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined;
}

/** The documented response codes of a call. */
function documentedCodes({ operation }: DescribedCall): string[] {
  const schema = JSON.stringify(operation.responses['409']?.content ?? {});
  return [...schema.matchAll(/"code":\{"examples":(\[[^\]]*\])/g)].flatMap(([, codes = '[]']) =>
    JSON.parse(codes),
  );
}

const statusFits = (documented: string, status: number) =>
  documented === String(status) || documented === `${Math.floor(status / 100)}XX`;

/** The documented responses of some calls that did not occur, except server failures, which no client can provoke. */
function unseen(calls: readonly DescribedCall[], seen: readonly Seen[]): string[] {
  return calls.flatMap((call) => {
    const answers = seen.filter((one) => one.call.operation === call.operation);
    const statuses = Object.keys(call.operation.responses).filter(
      (documented) => documented !== '5XX' && !answers.some(({ status }) => statusFits(documented, status)),
    );
    const codes = documentedCodes(call).filter((code) => !answers.some((answer) => answer.code === code));
    return [...statuses, ...codes].map((missing) => `${nameOf(call)} ${missing}`);
  });
}

describe('the answers of the fixture API', () => {
  it('fit the document in each success and each refusal that it names', async () => {
    const m = await openManagement({ counts: { users: 60, groups: 30 } });
    const seen = watch(m.client);
    await refuseEachCall(m.client);
    await exerciseSession(m.client);
    await exerciseUsers(m);
    await exerciseGroups(m);
    await exerciseRoles(m);
    await exerciseAudiences(m);
    await exerciseSharedViews(m);
    await exerciseTexts(m);
    await exerciseMessages(m);
    await exerciseGuides(m);
    await exerciseModules(m);
    await exerciseFigures(m);
    await exerciseFilms(m);
    await exerciseDashboards(m);
    await exerciseAudit(m);
    await exerciseGuards(m);

    expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
    // The fixture API answers this call with any token.
    expect(unseen(own, seen)).toEqual(['GET /api/groups/languages 403']);
  });

  /** Provokes the general refusals of each call: no token, a malformed body, a missing record. */
  async function refuseEachCall(client: FixtureClient) {
    for (const { method, path, operation } of own) {
      const address = path.replace(/\{(id|code)\}/g, 'none');
      const json = goodBodies[operation.operationId ?? ''];
      const body = json === undefined ? {} : { json };
      const { accessToken } = client;
      client.accessToken = undefined;
      await client.call(method, address, body);
      client.accessToken = accessToken;
      if ('404' in operation.responses) await client.call(method, address, body);
      if (!('400' in operation.responses)) continue;
      if (method === 'GET') await client.call(method, `${address}?range=x`);
      else await client.call(method, address, { json: '{' });
    }
  }

  it('fit the template for a resource without an entry of its own', async () => {
    const { client } = createTestApi();
    const seen = watch(client);
    const books = '/clientapi/v1/books';
    await client.call('GET', books, { headers: {} });
    await signInAs.admin(client);
    const list = await client.call('GET', `${books}?range=[0,4]&filter={}&sort=["title","ASC"]`);
    const [book] = list.body as { id: string; version: number }[];
    await client.call('GET', `${books}/${book?.id}`);
    await client.call('GET', '/clientapi/v1/none');
    await client.call('POST', books, { json: { title: 'New' } });
    await client.call('POST', books, { json: { title: '' } });
    await client.call('PUT', `${books}/${book?.id}`, { json: { title: 'Changed', isLent: true } });
    await client.call('PUT', `${books}/${book?.id}`, { json: { title: 'Late', version: 1 } });
    await client.call('GET', `${books}/${book?.id}/history?range=[0,20]`);
    await client.call('GET', `${books}/none/history`);
    await client.call('DELETE', `${books}/${book?.id}`);
    await client.call('POST', `${books}/actions/bulk`, { json: { op: 'delete', ids: [book?.id, 'none'] } });
    await client.call('POST', `${books}/actions/bulk`, {
      json: { op: 'delete', filter: {}, expectedCount: 1 },
    });
    const count = (filters: unknown) => client.call('POST', `${books}/actions/count`, { json: { filters } });
    await count({ lent: { isLent: true }, all: {} });
    await count({ all: 'all' });
    await client.call('POST', `${books}/actions/import`, {
      json: { rows: [{ line: 2, title: 'Imported' }], mode: 'skip', dryRun: true },
    });
    expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
    const statuses = new Set(seen.filter(({ call }) => isGeneric(call)).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 201, 400, 403, 404, 409, 422]);
  });
});

describe('docs/api.md and docs/api/', () => {
  const pages = ['docs/api.md', ...globSync('docs/api/*.md')];
  const page = pages.map((path) => readFileSync(path, 'utf8')).join('\n');

  /** The calls in the tables: `POST users/<id>/actions/suspend`, and `/activate` in the same cell. */
  function namedCalls() {
    return [...page.matchAll(/`(GET|POST|PUT|DELETE) ([^`\s]+?)(?:\?[^`]*)?`([^|\n]*)/g)].flatMap(
      ([, method = '', path = '', rest = '']) => {
        const others = [...rest.matchAll(/`(\/[\w-]+)`/g)].map(([, last]) =>
          path.replace(/\/[^/]*$/, last ?? ''),
        );
        return [path, ...others].map((one) => ({ method, path: address(one) }));
      },
    );
  }

  function address(path: string): string {
    const template = path.replace(/<(\w+)>/g, '{$1}');
    if (template.startsWith('{api}')) return template.replace('{api}', documentBases.api);
    if (template.startsWith('{clientApi}')) return template.replace('{clientApi}', documentBases.clientApi);
    return (template.startsWith('groups') ? documentBases.api : documentBases.clientApi) + template;
  }

  it('names calls that the document describes', () => {
    const calls = namedCalls();
    expect(calls.length).toBeGreaterThan(25);
    expect(calls.filter(({ method, path }) => !findOperation(document, method, path)).map(nameOf)).toEqual(
      [],
    );
  });

  it('names the calls that the document describes, apart from those of all records', () => {
    const named = namedCalls().map(nameOf);
    const ofRecords =
      /^\w+ \/(clientapi\/v1\/(users|roles|messages|modules|positions|videos|flows)|api\/groups)(\/\{id\}|\/actions\/bulk)?$/;
    expect(own.map(nameOf).filter((name) => !ofRecords.test(name) && !named.includes(name))).toEqual([]);
  });

  it('knows the words and codes that the document knows', () => {
    const answers = JSON.stringify(own.map(({ operation }) => Object.values(operation.responses)));
    const words = [...answers.matchAll(/"(?:enum|examples)":\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      JSON.parse(`[${list}]`),
    );
    const ofOauth = /^(invalid_|unauthorized_client|unsupported_grant_type)/;
    expect(words.length).toBeGreaterThan(50);
    const unknown = [...new Set<string>(words)].filter((word) => !ofOauth.test(word) && !page.includes(word));
    expect(unknown).toEqual([]);
  });
});
