import { parseArgs } from 'node:util';
import { CannotRun } from './noAnswer.ts';

export interface Options {
  readonly url: URL;
  readonly user: string;
  readonly write: boolean;
  /** The path of a `config.json`. */
  readonly config: string;
  readonly seconds: number;
}

const usage =
  'Usage: npm run check:api -- --url https://api.example --user <email> [--write] [--config <config.json>] [--timeout <seconds>]';

/** The longest time for a call, in seconds: timers end at some weeks, and nobody waits that long. */
const mostSeconds = 3600;

/**
 * Reads the command line.
 * @throws CannotRun saying what is missing or wrong
 */
export function readOptions(args: readonly string[]): Options {
  const { url, user, write, config, timeout } = parsed(args);
  if (url === undefined || user === undefined) throw new CannotRun(usage);
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds <= mostSeconds)) {
    throw new CannotRun(`--timeout must be a number of seconds, more than 0 and at most ${mostSeconds}.`);
  }
  return { url: baseUrl(url), user, write, config, seconds };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        user: { type: 'string' },
        write: { type: 'boolean', default: false },
        config: { type: 'string', default: 'public/config.json' },
        timeout: { type: 'string', default: '10' },
      },
    }).values;
  } catch {
    // The parser's message may repeat an argument, and somebody may have typed a password there.
    throw new CannotRun(usage);
  }
}

function baseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isUsable =
    url && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === '';
  if (!isUsable) {
    throw new CannotRun(
      '--url must be an address like https://api.example, without a user, query or fragment.',
    );
  }
  return url;
}
