import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { isObject, pointedAt } from './jsonPointer.ts';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type Schema = Readonly<Record<string, unknown>>;

interface Content {
  readonly schema: Schema;
}

interface HeaderDescription {
  readonly schema: Schema;
  /** The header is required if the call has this parameter; an extension of OpenAPI. */
  readonly 'x-required-with-query'?: string;
}

export interface ResponseDescription {
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderDescription>>;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Operation {
  readonly operationId?: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  /** By status: `200`, or `2XX` for a whole class. */
  readonly responses: Readonly<Record<string, ResponseDescription>>;
}

export const methods = ['get', 'post', 'put', 'delete'] as const;

/** The OpenAPI document with all references resolved. */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<(typeof methods)[number], Operation>>>>>;
}

const root = join(import.meta.dirname, '../../docs/openapi.yaml');

/**
 * Reads an OpenAPI document in YAML; other files load when a path refers to them.
 * @throws Error, possibly later when a path is read, naming a dangling or circular reference
 */
export function loadDocument(path = root): ApiDocument {
  const files = new Map<string, unknown>();
  const resolved = new Map<string, unknown>();
  const underWay = new Set<string>();

  function contentOf(file: string): unknown {
    if (!files.has(file)) files.set(file, parse(readFileSync(file, 'utf8')));
    return files.get(file);
  }

  function follow(reference: string, from: string): unknown {
    const [file = '', pointer = ''] = reference.split('#');
    const target = file === '' ? from : resolve(dirname(from), file);
    const key = `${target}#${pointer}`;
    if (underWay.has(key)) throw new Error(`${from}: the reference ${reference} leads in a circle`);
    if (!resolved.has(key)) {
      const found = pointedAt(contentOf(target), pointer);
      if (found === undefined) throw new Error(`${from}: there is nothing at ${reference}`);
      underWay.add(key);
      resolved.set(key, expand(found, target));
      underWay.delete(key);
    }
    return resolved.get(key);
  }

  function expand(value: unknown, file: string): unknown {
    if (Array.isArray(value)) return value.map((item) => expand(item, file));
    if (!isObject(value)) return value;
    const { $ref, ...others } = value;
    const own = Object.fromEntries(Object.entries(others).map(([key, item]) => [key, expand(item, file)]));
    if (typeof $ref !== 'string') return own;
    const named = follow($ref, file);
    return isObject(named) && Object.keys(own).length > 0 ? { ...named, ...own } : named;
  }

  // A test checks the document's shape.
  const { paths, ...head } = contentOf(path) as ApiDocument;
  const items = Object.entries(paths).map(([address, item]): [string, PropertyDescriptor] => [
    address,
    // Expanded on first use, because most tests need few calls.
    { enumerable: true, get: () => expand(item, path) },
  ]);
  return { ...head, paths: Object.defineProperties({}, Object.fromEntries(items)) };
}
