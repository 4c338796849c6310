import { isSame } from '@/records/form/changedFields';
import type { Position } from '../positionSchema';

/** A module in a position. It keeps its id when it is moved to another one, where the same module may be already. */
export interface Line {
  readonly id: string;
  readonly moduleId: string;
}

/** The lines of each position from top to bottom, by the position's id. */
export type Lines = Readonly<Record<string, readonly Line[]>>;

/** The positions of the website as they are saved, and their lines now. */
export interface Arrangement {
  readonly saved: readonly Position[];
  readonly lines: Lines;
}

export type Change =
  | { readonly type: 'put'; readonly positionId: string; readonly line: Line; readonly index: number }
  | { readonly type: 'take'; readonly line: Line }
  | { readonly type: 'reset'; readonly lines: Lines }
  /** Versions that the server has saved, by this person or by others; after a conflict with the chosen modules. */
  | {
      readonly type: 'accept';
      readonly positions: readonly Position[];
      readonly chosen?: Readonly<Record<string, readonly string[]>>;
    };

/** The positions as the server has them, page by page. */
export function arrangementOf(positions: readonly Position[]): Arrangement {
  const pages = [...new Set(positions.map(({ page }) => page))];
  const saved = [...positions].sort((one, other) => pages.indexOf(one.page) - pages.indexOf(other.page));
  return { saved, lines: savedLines(saved) };
}

/** The lines of positions as they are saved. */
export const savedLines = (saved: readonly Position[]): Lines => withModules({}, saved);

export function arranged({ saved, lines }: Arrangement, change: Change): Arrangement {
  switch (change.type) {
    case 'put': {
      const { positionId, line, index } = change;
      const others = without(lines, line);
      return {
        saved,
        lines: { ...others, [positionId]: (others[positionId] ?? []).toSpliced(index, 0, line) },
      };
    }
    case 'take':
      return { saved, lines: without(lines, change.line) };
    case 'reset':
      return { saved, lines: { ...lines, ...change.lines } };
    case 'accept': {
      const answerFor = ({ id }: Position) => change.positions.find((each) => each.id === id);
      const chosen = Object.entries(change.chosen ?? {}).map(([id, moduleIds]) => ({ id, moduleIds }));
      return { saved: saved.map((each) => answerFor(each) ?? each), lines: withModules(lines, chosen) };
    }
  }
}

/** The positions with their modules as they are now. */
export const positionsIn = ({ saved, lines }: Arrangement): Position[] =>
  saved.map((each) => ({ ...each, moduleIds: (lines[each.id] ?? []).map(({ moduleId }) => moduleId) }));

/** The positions whose modules differ from the saved ones. */
export const changedIn = (arrangement: Arrangement): Position[] =>
  positionsIn(arrangement).filter(
    ({ moduleIds }, index) => !isSame(moduleIds, arrangement.saved[index]?.moduleIds),
  );

/** A line for a module that is new in a position. */
export function lineFor(lines: Lines, positionId: string, moduleId: string): Line {
  const ids = new Set(Object.values(lines).flatMap((each) => each.map(({ id }) => id)));
  let id = `${positionId} ${moduleId}`;
  while (ids.has(id)) id += '+';
  return { id, moduleId };
}

const without = (lines: Lines, { id }: Line): Lines =>
  Object.fromEntries(
    Object.entries(lines).map(([positionId, each]) => [positionId, each.filter((line) => line.id !== id)]),
  );

interface Content {
  readonly id: string;
  readonly moduleIds: readonly string[];
}

/** The lines with other modules in some positions; a module that is there already keeps its line. */
export function withModules(lines: Lines, positions: readonly Content[]): Lines {
  const linesOf = ({ id, moduleIds }: Content) =>
    moduleIds.map(
      (moduleId) => lines[id]?.find((line) => line.moduleId === moduleId) ?? lineFor(lines, id, moduleId),
    );
  return { ...lines, ...Object.fromEntries(positions.map((each) => [each.id, linesOf(each)])) };
}
