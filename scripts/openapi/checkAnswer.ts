import type { DescribedCall } from './findOperation.ts';
import type { ResponseDescription, Schema } from './loadDocument.ts';
import { type Difference, schemaDifferences } from './schemaDifferences.ts';

/** A received response. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The differences between a response and the document. A header may depend on the call's query; any call may get a 429. */
export function checkAnswer(
  { operation }: DescribedCall,
  query: URLSearchParams,
  { status, headers, text }: ReceivedAnswer,
): Difference[] {
  if (status === 429) return [];
  const response = responseFor(operation.responses, status);
  if (!response) {
    const expected = Object.keys(operation.responses).join(', ');
    return [{ at: 'status', expected, found: `${status}${isHtml(headers, text) ? ', an HTML page' : ''}` }];
  }
  return [...headerDifferences(response, query, headers), ...bodyDifferences(response, headers, text)];
}

function responseFor(
  responses: Readonly<Record<string, ResponseDescription>>,
  status: number,
): ResponseDescription | undefined {
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
}

function headerDifferences(
  { headers: described = {} }: ResponseDescription,
  query: URLSearchParams,
  headers: Headers,
): Difference[] {
  return Object.entries(described).flatMap(([name, header]) => {
    const value = headers.get(name);
    if (value !== null) return schemaDifferences(header.schema, value).map((one) => ({ ...one, at: name }));
    const parameter = header['x-required-with-query'];
    const isMissing = parameter !== undefined && query.has(parameter);
    return isMissing ? [{ at: name, expected: 'a value', found: 'nothing' }] : [];
  });
}

function bodyDifferences({ content }: ResponseDescription, headers: Headers, text: string): Difference[] {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return [];
  if (isHtml(headers, text)) return [{ at: '/', expected: 'JSON', found: 'an HTML page' }];
  const type = headers.get('Content-Type');
  const isJson = /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type ?? '');
  return [
    ...(isJson ? [] : [{ at: 'Content-Type', expected: 'application/json', found: type ?? 'nothing' }]),
    ...jsonDifferences(schema, text),
  ];
}

function jsonDifferences(schema: Schema, text: string): Difference[] {
  if (text.trim() === '') return [{ at: '/', expected: 'JSON', found: 'an empty body' }];
  const value = parseJson(text);
  return value === undefined
    ? [{ at: '/', expected: 'JSON', found: 'a text that is none' }]
    : schemaDifferences(schema, value);
}

/** Parses JSON, with or without a byte order mark; undefined for other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Whether the response is an HTML page, from a proxy or single-page application instead of the API. */
function isHtml(headers: Headers, text: string): boolean {
  return /html/i.test(headers.get('Content-Type') ?? '') || /^\s*<(!doctype|html)/i.test(text);
}

/** The first differences, one line each; lists tend to repeat theirs. */
export function describeDifferences(differences: readonly Difference[], most = 5): string[] {
  const lines = differences
    .slice(0, most)
    .map(({ at, expected, found }) => `${at}: expected ${expected}, found ${found}`);
  return differences.length > most ? [...lines, `and ${differences.length - most} more`] : lines;
}
