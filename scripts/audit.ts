import { spawnSync } from 'node:child_process';
import { readAudit } from './supply-chain/readAudit.ts';

/**
 * `npm run audit`: queries the registry for known vulnerabilities of shipped packages. Exit code 0: none is high or critical; 1: some
 * are; 2: the registry does not answer.
 */
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
});
const { text, code } = readAudit(stdout, stderr);
console.info(text);
process.exitCode = code;
