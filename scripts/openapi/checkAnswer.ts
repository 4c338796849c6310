import type { DescribedCall } from './findOperation.ts';
import type { ResponseDescription } from './loadDocument.ts';
import { schemaDifferences } from './schemaDifferences.ts';

/** A received response. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The differences between a response and the document. A header may depend on the call's query; any call may get a 429. */
export function checkAnswer(
  { operation: { responses } }: DescribedCall,
  query: URLSearchParams,
  { status, headers, text }: ReceivedAnswer,
): string[] {
  if (status === 429) return [];
  const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  return response === undefined
    ? [`status must be ${Object.keys(responses).join(', ')}`]
    : [...headerDifferences(response, query, headers), ...bodyDifferences(response, headers, text)];
}

function headerDifferences(
  { headers: described = {} }: ResponseDescription,
  query: URLSearchParams,
  headers: Headers,
): string[] {
  return Object.entries(described).flatMap(([name, header]) => {
    const value = headers.get(name);
    if (value !== null) return schemaDifferences(header.schema, value).map((one) => `${name}: ${one}`);
    const parameter = header['x-required-with-query'];
    return parameter !== undefined && query.has(parameter) ? [`${name} is missing`] : [];
  });
}

function bodyDifferences({ content }: ResponseDescription, headers: Headers, text: string): string[] {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return [];
  const type = headers.get('Content-Type') ?? '';
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) {
    return [`Content-Type must be application/json and is '${type}'`];
  }
  try {
    return schemaDifferences(schema, JSON.parse(text));
  } catch {
    return ['the body must be JSON'];
  }
}
