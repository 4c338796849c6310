import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { configSchema } from '../../src/configSchema.ts';
import { CannotRun } from './noAnswer.ts';

export type Config = v.InferOutput<typeof configSchema>;

/** Reads a `config.json` by the application's own schema. @throws CannotRun naming the file, and the field that does not fit */
export function readConfig(path: string): Config {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new CannotRun(`${path} is not a JSON file.`);
  }
  const result = v.safeParse(configSchema, input);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'the whole');
  throw new CannotRun(`${path} cannot be used: ${[...new Set(fields)].join(', ')}.`);
}
