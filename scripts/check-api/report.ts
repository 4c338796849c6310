type Result = 'fits' | 'differs' | 'skipped';

export interface ReportLine {
  readonly result: Result;
  /** Method and path, as the document writes them. */
  readonly call: string;
  readonly what: string;
  /** What differs, or why the call was skipped. */
  readonly notes?: readonly string[];
}

export type Report = ReturnType<typeof createReport>;

/** Tells call by call what fits, and counts. */
export function createReport(print: (line: string) => void) {
  const counts: Record<Result, number> = { fits: 0, differs: 0, skipped: 0 };
  return {
    counts,

    add({ result, call, what, notes = [] }: ReportLine): void {
      counts[result] += 1;
      const reason = result === 'skipped' ? `: ${notes.join(', ')}` : '';
      print(`${result.padEnd(8)} ${call}  ${what}${reason}`);
      if (result !== 'skipped') for (const note of notes) print(`         ${note}`);
    },

    summary(): string {
      const { fits, differs, skipped } = counts;
      return `${fits + differs} calls: ${fits} fit, ${differs} differ; ${skipped} skipped`;
    },
  };
}
