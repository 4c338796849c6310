import { caseNumbers, numbersIn } from './caseNumbers.ts';

/**
 * What a page of decisions says about single cases, by number: the rows of its tables that begin with numbers.
 * @throws Error when a row names a number that is no case
 */
export function sentencesIn(page: string): Map<string, string> {
  const sentences = new Map<string, string>();
  for (const [, cell = '', sentence = ''] of page.matchAll(/^\| (T\d{3}[^|]*) \| ([^|]+) \|/gm)) {
    for (const number of numbersIn(cell)) {
      if (!caseNumbers.includes(number)) throw new Error(`${number} is no case`);
      sentences.set(number, sentence);
    }
  }
  return sentences;
}
