import { type Goal, type GoalName, goals, type Unit } from './goals.ts';

/** A figure as measured. */
export interface Figure {
  readonly goal: GoalName;
  readonly ours: number;
  readonly scaffold?: number;
  /** What the figure is about, where the goal holds for several things: an area, a page, a form. */
  readonly of?: string;
  /** A word about the figure: the worst page, the slowest form. */
  readonly note?: string;
}

/** How a figure stands to its goal; `met` is undefined where nothing is asked for or nothing can be compared. */
export interface Comparison {
  readonly ratio: number | undefined;
  readonly met: boolean | undefined;
  readonly stretchMet: boolean | undefined;
}

/** Compares a figure with its goal: with the scaffold where both were measured, else with the absolute limit. */
export function judge({ goal: name, ours, scaffold }: Figure): Comparison {
  const goal: Goal = goals[name];
  const ratio = scaffold === undefined || scaffold === 0 ? undefined : ours / scaffold;
  const checks: boolean[] = [];
  if (goal.ratio !== undefined && ratio !== undefined) checks.push(ratio <= goal.ratio);
  else if (goal.atMost !== undefined) checks.push(ours <= goal.atMost);
  if (goal.atLeast !== undefined) checks.push(ours >= goal.atLeast);
  return {
    ratio,
    met: checks.length > 0 ? checks.every(Boolean) : undefined,
    stretchMet: goal.stretch !== undefined && ratio !== undefined ? ratio <= goal.stretch : undefined,
  };
}

const formats: Record<Unit, (value: number) => string> = {
  ms: (value) => `${Math.round(value)} ms`,
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  count: (value) => String(value),
  score: (value) => String(Math.round(value)),
  shift: (value) => value.toFixed(3),
};

function describeGoal(goal: Goal): string {
  const format = formats[goal.unit];
  if (goal.ratio !== undefined) {
    const stretch = goal.stretch === undefined ? '' : ` (stretch ${goal.stretch})`;
    return `≤ ${goal.ratio} ×${stretch}`;
  }
  if (goal.atMost !== undefined) return `≤ ${format(goal.atMost)}`;
  return goal.atLeast === undefined ? '' : `≥ ${format(goal.atLeast)}`;
}

function row(figure: Figure): string[] {
  const goal: Goal = goals[figure.goal];
  const format = formats[goal.unit];
  const { ratio, met, stretchMet } = judge(figure);
  const answer = met === undefined ? '' : met ? 'yes' : '**no**';
  return [
    goal.figure + (figure.of === undefined ? '' : `: ${figure.of}`),
    describeGoal(goal),
    figure.scaffold === undefined ? '' : format(figure.scaffold),
    format(figure.ours) + (figure.note === undefined ? '' : ` (${figure.note})`),
    ratio?.toFixed(2) ?? '',
    stretchMet ? `${answer}, and the stretch` : answer,
  ];
}

/** The figures as a table in Markdown, with its columns aligned. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [['figure', 'goal', 'scaffold', 'ours', 'ratio', 'met'], ...figures.map(row)];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = rows.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return lines.join('\n');
}

/** True when no figure misses its goal. */
export function meetsAll(figures: readonly Figure[]): boolean {
  return figures.every((figure) => judge(figure).met !== false);
}
