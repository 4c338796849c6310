import { spawnSync } from 'node:child_process';
import { readAudit } from './supply-chain/readAudit.ts';

/**
 * `npm run audit`: asks the registry for known weaknesses of what the application ships. Exit code 0: none is high or
 * critical; 1: some are; 2: the registry does not answer the question, so nothing is known.
 */
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
});
const { text, code } = readAudit(stdout, stderr);
console.info(text);
process.exitCode = code;
