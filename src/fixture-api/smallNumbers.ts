/** Fewer people than this could be identified (`docs/api.md#small-numbers`). */
const threshold = 5;

/** Whether a number of people is hidden; nobody is no small number. */
export const isFew = (people: number): boolean => people > 0 && people < threshold;

/** A number of people, or null if it is hidden. */
export const unlessFew = (people: number): number | null => (isFew(people) ? null : people);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * The parts of a known total, with null for hidden ones: the small ones, and the next smallest until the hidden ones are
 * at least two and not few together, because the total minus the others would reveal them.
 */
export function partsUnlessFew(parts: readonly number[]): (number | null)[] {
  const hidden = parts.flatMap((people, index) => (isFew(people) ? [index] : []));
  const candidates = parts
    .map((people, index) => ({ people, index }))
    .filter(({ people, index }) => people > 0 && !hidden.includes(index))
    .sort((one, other) => one.people - other.people);
  const isRevealed = () =>
    hidden.length > 0 && (hidden.length < 2 || isFew(sum(hidden.map((index) => parts[index] ?? 0))));
  for (const { index } of candidates) if (isRevealed()) hidden.push(index);
  return parts.map((people, index) => (hidden.includes(index) ? null : people));
}

/**
 * Numbers of which each counts some of the people of the one before, with null for hidden ones: the small ones, and those
 * that differ by few from the last visible one or from the end of the series, which comes before those in between.
 */
export function seriesUnlessFew(counts: readonly number[]): (number | null)[] {
  const isRevealing = (people: number, visible: readonly (number | null | undefined)[]) =>
    isFew(people) || visible.some((each) => typeof each === 'number' && isFew(Math.abs(each - people)));
  const [start = 0, ...laterCounts] = counts;
  const final = laterCounts.at(-1);
  const end = final === undefined || isRevealing(final, [unlessFew(start)]) ? null : final;
  let lastVisible: number | undefined;
  return counts.map((people, index) => {
    if (index > 0 && index === laterCounts.length) return end;
    if (isRevealing(people, [lastVisible, end])) return null;
    lastVisible = people;
    return people;
  });
}
