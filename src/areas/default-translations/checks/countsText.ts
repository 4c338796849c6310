/** How many counts are named; a form may stand for hundreds. */
const named = 5;

/** The counts that a plural form stands for, as people read them: "2, 3, 4, 22, 23 …". */
export function countsText(counts: readonly number[]): string {
  const shown = counts.slice(0, named).join(', ');
  return counts.length > named ? `${shown} …` : shown;
}
