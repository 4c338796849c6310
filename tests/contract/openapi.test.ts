import { globSync, readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createFixtureApi } from '@/fixture-api/createFixtureApi';
import {
  type DescribedCall,
  describedCalls,
  documentBases,
  documentPath,
  findOperation,
  isGeneric,
} from '../../scripts/openapi/findOperation';
import { loadDocument } from '../../scripts/openapi/loadDocument';
import { schemaDifferences } from '../../scripts/openapi/schemaDifferences';

const document = loadDocument();
const described = describedCalls(document);
const customCalls = described.filter((call) => !isGeneric(call));
const nameOf = ({ method, path }: Pick<DescribedCall, 'method' | 'path'>) => `${method} ${path}`;

describe('docs/openapi.yaml', () => {
  it('is a document of OpenAPI 3.1', async () => {
    const validator = new Validator();
    // A plain tree, because paths expand on access.
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('names each operation once', () => {
    const ids = customCalls.map(({ operation }) => operation.operationId);
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
    const declaredNames = declared.map((one) => one.found && nameOf(one.found));
    expect(customCalls.map(nameOf).filter((name) => !declaredNames.includes(name))).toEqual([]);
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
    expect(customCalls.map(nameOf).filter((name) => !ofRecords.test(name) && !named.includes(name))).toEqual(
      [],
    );
  });

  it('knows the words and codes that the document knows', () => {
    const answers = JSON.stringify(customCalls.map(({ operation }) => Object.values(operation.responses)));
    const words = [...answers.matchAll(/"(?:enum|examples)":\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      JSON.parse(`[${list}]`),
    );
    const ofOauth = /^(invalid_|unauthorized_client|unsupported_grant_type)/;
    expect(words.length).toBeGreaterThan(50);
    const unknown = [...new Set<string>(words)].filter((word) => !ofOauth.test(word) && !page.includes(word));
    expect(unknown).toEqual([]);
  });
});
