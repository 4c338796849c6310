import { checkApi } from './check-api/checkApi.ts';
import { CannotRun, Interrupted, unexpectedFault } from './check-api/noAnswer.ts';
import { readOptions } from './check-api/options.ts';
import { readConfig } from './check-api/readConfig.ts';
import { readPassword } from './check-api/readPassword.ts';

/**
 * `npm run check:api -- --url https://api.example --user ada@verlag.example`: compares a server with docs/openapi.yaml.
 * Exit code 0: everything fits; 1: something differs; 2: it could not run, or not to its end.
 */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  const { config: path, ...options } = readOptions(process.argv.slice(2));
  const config = readConfig(path);
  const password = await readPassword(process.stdin, process.stderr);
  const fits = await checkApi({ ...options, config, password, print: console.info, stop: stop.signal });
  process.exitCode = fits ? 0 : 1;
} catch (error) {
  if (error instanceof CannotRun) console.error(error.message);
  else if (!(error instanceof Interrupted)) console.error(unexpectedFault(error));
  process.exitCode = 2;
}
