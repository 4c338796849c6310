import * as v from 'valibot';
import { configSchema } from './configSchema';

/** The run-time configuration, read from `config.json` (reading R1, `docs/configuration.md`). Only this file and `isDevelopment.ts` read `import.meta.env`. */

/** Time limit in milliseconds, after which an error is better than a blank page. */
const configWithin = 10_000;

/** The base path of the application, beginning and ending in `/`. A relative base is resolved against the start address, before that changes. */
export const basePath = new URL(import.meta.env.BASE_URL, document.baseURI).pathname;

export type Config = v.InferOutput<typeof configSchema>;

/** A problem with `config.json`: it cannot be fetched, is not a JSON object, or has invalid fields (dotted paths). */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly reason: 'missing' | 'malformed' | 'invalid';
  readonly fields: readonly string[];
  constructor(reason: ConfigError['reason'], fields: readonly string[] = []) {
    super(`config.json: ${reason} ${fields.join(', ')}`.trim());
    this.reason = reason;
    this.fields = fields;
  }
}

/** Default values in demo mode, so that a fresh checkout starts (reading R1). */
const demoDefaults = {
  product: { key: 'press', name: 'Press' },
  oauth: { clientId: 'back-office', clientSecret: 'replace-me' },
  calls: {
    changePassword: 'admin/password',
    requestPasswordReset: 'admin/password-reset',
    sharedViews: 'admin/shared-views',
  },
  users: {
    attributes: [
      {
        name: 'department',
        label: { en: 'Department', de: 'Abteilung' },
        type: 'choice',
        choices: ['Editorial', 'Production', 'Rights', 'Sales', 'IT'],
      },
      { name: 'personnelNumber', label: { en: 'Personnel number', de: 'Personalnummer' }, type: 'text' },
      { name: 'joinedOn', label: { en: 'Joined on', de: 'Eingetreten am' }, type: 'date' },
    ],
  },
};

function unknownKeys(input: unknown, known: unknown, path = ''): string[] {
  if (!isRecord(input) || !isRecord(known)) return [];
  return Object.keys(input).flatMap((key) =>
    Object.hasOwn(known, key) ? unknownKeys(input[key], known[key], `${path}${key}.`) : [`${path}${key}`],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The nested entries of an object schema. */
function keysOf(node: unknown): unknown {
  if (!isRecord(node)) return true;
  if (isRecord(node.entries)) {
    return Object.fromEntries(Object.entries(node.entries).map(([key, entry]) => [key, keysOf(entry)]));
  }
  return 'wrapped' in node ? keysOf(node.wrapped) : true;
}

/** Checks `config.json` and fills in defaults; unknown keys go to `warn`. Throws a ConfigError naming each wrong field. */
export function parseConfig(input: unknown, warn: (message: string) => void = () => {}): Config {
  if (!isRecord(input)) throw new ConfigError('malformed');
  const result = v.safeParse(configSchema, input);
  if (!result.success) {
    const fields = result.issues.map((issue) => v.getDotPath(issue)).filter((field) => field !== null);
    throw new ConfigError('invalid', [...new Set(fields)]);
  }
  const unknown = unknownKeys(input, keysOf(configSchema));
  if (unknown.length > 0) warn(`config.json: unknown keys are ignored: ${unknown.join(', ')}`);
  return result.output;
}

/** Fetches `config.json` once. Throws a ConfigError when it is missing, malformed or invalid. */
export async function loadConfig(warn?: (message: string) => void): Promise<Config> {
  const input = await fetchConfig();
  return parseConfig(__DEMO__ && isRecord(input) ? { ...demoDefaults, ...input } : input, warn);
}

async function fetchConfig(): Promise<unknown> {
  const text = await fetchText().catch(() => undefined);
  if (text === undefined) {
    if (__DEMO__) return {};
    throw new ConfigError('missing');
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ConfigError('malformed');
  }
}

/** The content of `config.json`, or undefined if the server refuses. Rejects if it is unreachable or too slow. */
async function fetchText(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(configWithin);
  const response = await fetch(`${basePath}config.json`, { credentials: 'same-origin', signal });
  return response.ok ? response.text() : undefined;
}
