import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { documentBases } from '../openapi/bases.ts';
import { CannotRun } from './noAnswer.ts';

const base = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/[^\s/?#]+\/)([^\s?#]*\/)?$/));

/** What of a `config.json` says how the API is called; a test compares it with the application's own reading. */
const schema = v.object({
  bases: v.optional(
    v.object({
      api: v.optional(base, documentBases.api),
      clientApi: v.optional(base, documentBases.clientApi),
      clientApiV2: v.optional(base, documentBases.clientApiV2),
    }),
    {},
  ),
  oauth: v.object({
    clientId: v.pipe(v.string(), v.nonEmpty()),
    clientSecret: v.string(),
    clientCredentialOnRefresh: v.optional(v.boolean(), false),
  }),
  session: v.optional(v.object({ refreshOn: v.optional(v.array(v.number()), [403]) }), {}),
  antiForgery: v.optional(
    v.object({
      cookie: v.optional(v.string(), 'XSRF-TOKEN'),
      header: v.optional(v.string(), 'X-XSRF-TOKEN'),
    }),
    {},
  ),
});

export type Config = v.InferOutput<typeof schema>;

/** @throws CannotRun naming the file, and the field that does not fit */
export function readConfig(path: string): Config {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new CannotRun(`${path} is not a JSON file.`);
  }
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'the whole');
  throw new CannotRun(`${path} cannot be used: ${[...new Set(fields)].join(', ')}.`);
}
