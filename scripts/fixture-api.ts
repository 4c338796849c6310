import { accounts, describePermissions } from '../src/fixture-api/accounts.ts';
import { loadModule } from '../vite/loadModule.ts';

/**
 * `npm run fixture-api`: the fixture API on PORT (default: 5175), for a browser that reaches it through a proxy. RECORDS sets the
 * number of records, as in `users=100000,groups=10000`; SCENARIO the active scenarios, as in `token-expired,slow`; SIGNED_OUT_STATUS the
 * answer to an expired token (default: 403).
 */
const { startStandalone } = await loadModule<typeof import('../src/fixture-api/standalone.ts')>(
  '/src/fixture-api/standalone.ts',
);

const server = await startStandalone(Number(process.env.PORT ?? 5175), {
  counts: readCounts(process.env.RECORDS ?? ''),
  scenarios: readNames(process.env.SCENARIO ?? ''),
  signedOutStatus: Number(process.env.SIGNED_OUT_STATUS ?? 403),
});
const people = accounts.map(
  (account) => `${account.email} / ${account.password} (${describePermissions(account)})`,
);
console.info(`Fixture API: ${server.origin}; accounts: ${people.join('; ')}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}

function readNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function readCounts(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [, resource = '', count] = /^\s*([\w-]+)\s*=\s*(\d+)\s*$/.exec(part) ?? [];
    if (count === undefined)
      throw new Error(`RECORDS must look like users=100000,groups=10000, not '${text}'`);
    counts[resource] = Number(count);
  }
  return counts;
}
