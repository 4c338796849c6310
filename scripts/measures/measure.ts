import type { Source } from './readSources.ts';
import { readRecipe } from './recipe.ts';
import { needlessFiles } from './smallFiles.ts';
import { filesOfStory, missingRoots, stories } from './stories.ts';

/** A measure of the house, its goal and what was counted. */
export interface Measure {
  readonly name: string;
  readonly goal: string;
  readonly value: string;
  readonly isMet: boolean;
  /** The files that are counted, where that helps. */
  readonly files?: readonly string[];
}

/** All measures of `docs/decisions/measures.md`. */
export function measure(sources: readonly Source[], readme: string): Measure[] {
  const long = sources.filter(({ lines }) => lines > 200).map(({ path }) => path);
  const needless = needlessFiles(sources);
  const comments = (100 * sum(sources, 'commentLines')) / sum(sources, 'lines');
  const anys = sources.filter((source) => source.anys > 0);
  const own = sources.filter(({ path }) =>
    /^src\/areas\/user-management\/(?!fixtures\/|mocks\.ts)/.test(path),
  );
  const recipe = readRecipe(readme);
  return [
    inRange('Median of the lines of a file', median(sources.map(({ lines }) => lines)), 40, 85),
    atMost('Files above 200 lines', long.length, 0, long),
    atMost('Files below 25 lines without a reason', needless.length, 0, needless),
    inRange('Comments, in % of lines', Math.round(comments * 10) / 10, 3, 9),
    atMost(
      'any',
      sum(anys, 'anys'),
      0,
      anys.map(({ path }) => path),
    ),
    atMost('Lines of User Management without fixtures', sum(own, 'lines'), 6999),
    ...stories.map((story): Measure => {
      const files = filesOfStory(story, sources);
      const missing = missingRoots(story, sources);
      return missing.length > 0
        ? {
            ...atMost(story.name, files.length, story.most, files),
            isMet: false,
            value: `no ${missing.join(', ')}`,
          }
        : atMost(`${story.name}: files`, files.length, story.most, files);
    }),
    recipe.missing.length > 0
      ? { name: listPage, goal: '<= 120', value: `no ${recipe.missing.join(', ')}`, isMet: false }
      : atMost(listPage, recipe.lines, 120),
  ];
}

const listPage = 'List page of the README with everything: lines';

/** The middle one of some numbers; of an even count the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const sum = (sources: readonly Source[], key: 'lines' | 'commentLines' | 'anys') =>
  sources.reduce((total, source) => total + source[key], 0);

const atMost = (name: string, value: number, most: number, files?: readonly string[]): Measure => ({
  name,
  goal: most === 0 ? '0' : `<= ${most}`,
  value: String(value),
  isMet: value <= most,
  ...(files && { files }),
});

const inRange = (name: string, value: number, least: number, most: number): Measure => ({
  name,
  goal: `${least} to ${most}`,
  value: String(value),
  isMet: value >= least && value <= most,
});
