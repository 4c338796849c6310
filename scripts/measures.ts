import { readFileSync } from 'node:fs';
import { measure } from './measures/measure.ts';
import { readSources } from './measures/readSources.ts';

/**
 * `npm run measures`: counts the measures of the house (docs/decisions/measures.md). `--files` lists the files of
 * those that are met too. Exit code 1: one is missed.
 */
const measures = measure(readSources('src'), readFileSync('README.md', 'utf8'));
const showsFiles = process.argv.includes('--files');
for (const { name, goal, value, isMet, files = [] } of measures) {
  console.info(`${isMet ? 'met   ' : 'MISSED'}  ${name.padEnd(50)}${goal.padStart(10)}  ${value}`);
  if (!isMet || showsFiles) for (const path of files) console.info(`          ${path}`);
}
console.info('Import cycles and lines of a file are refused by npm run check:lint as well.');
process.exitCode = measures.every(({ isMet }) => isMet) ? 0 : 1;
