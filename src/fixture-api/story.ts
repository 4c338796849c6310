import { type Day, dayAt, partsOf, weekdayOf } from './days';

/** What happened to the publisher within the last year: figures and messages tell it alike. */
export interface Story {
  /** The first day of a package of journals. */
  readonly launch: Day;
  /** The first and the last day on which no reader came from a library catalogue. */
  readonly outage: readonly [Day, Day];
  /** The first day after the contract with a consortium. */
  readonly loss: Day;
}

/** Counted back from today: the launch about five months ago, the other two within 45 days. */
export function storyBefore(today: Day): Story {
  const { year, month } = partsOf(today);
  const thisMonth = dayAt(year, month, 1);
  // A Tuesday and the Wednesday after it, 8 to 14 days ago.
  const outage = today - 8 - ((weekdayOf(today - 8) - 2 + 7) % 7);
  return {
    launch: dayAt(year, month - 5, 1),
    outage: [outage, outage + 1],
    loss: today - thisMonth >= 15 ? thisMonth : dayAt(year, month - 1, 1),
  };
}
