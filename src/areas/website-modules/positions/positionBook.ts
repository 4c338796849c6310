import { isSame } from '@/records/form/changedFields';
import type { TreeRecord } from '@/records/tree/treeDescription';
import { topLevel } from '@/records/tree/treeModel';
import { type Module, moduleName } from '../moduleSchema';
import { type Position, positionName } from '../positionSchema';

/** A module in a position. */
export interface Placed {
  readonly positionId: string;
  readonly moduleId: string;
}

export const pageLine = (page: string) => `page:${page}`;
export const positionLine = (id: string) => `position:${id}`;

/** The position's id of a line; undefined for other lines. */
export const positionIdOf = (line: string) =>
  line.startsWith('position:') ? line.slice('position:'.length) : undefined;

const placeKey = ({ positionId, moduleId }: Placed) => `${positionId} ${moduleId}`;

export type PositionBook = ReturnType<typeof createPositionBook>;

/**
 * The positions, edited and as saved, as lines of a tree: pages, positions, modules. A module keeps its line when it is
 * moved, so that it keeps the focus.
 */
export function createPositionBook() {
  let saved: readonly Position[] = [];
  let positions: readonly Position[] = [];
  let modules: ReadonlyMap<string, Module> = new Map();
  const lines = new Map<string, Placed>();
  const lineAt = new Map<string, string>();
  let count = 0;

  const position = (id: string) => positions.find((each) => each.id === id);
  const pages = () => [...new Set(positions.map(({ page }) => page))];
  const lineOf = (placed: Placed) => lineAt.get(placeKey(placed));

  /** Assigns a line to each module in each position. */
  function number(): void {
    const placed = new Map(
      positions
        .flatMap(({ id, moduleIds }) => moduleIds.map((moduleId) => ({ positionId: id, moduleId })))
        .map((each) => [placeKey(each), each]),
    );
    lineAt.clear();
    for (const [line, each] of lines) {
      if (placed.has(placeKey(each))) lineAt.set(placeKey(each), line);
      else lines.delete(line);
    }
    for (const [key, each] of placed) {
      if (lineAt.has(key)) continue;
      count += 1;
      lines.set(`module:${count}`, each);
      lineAt.set(key, `module:${count}`);
    }
  }

  function set(id: string, moduleIds: readonly string[]): void {
    positions = positions.map((each) => (each.id === id ? { ...each, moduleIds: [...moduleIds] } : each));
  }

  const isAsSaved = ({ id, moduleIds }: Position) =>
    isSame(moduleIds, saved.find((each) => each.id === id)?.moduleIds);

  const pageRecord = (page: string, index: number): TreeRecord => ({
    id: pageLine(page),
    name: page,
    parentId: null,
    path: [],
    position: index,
    childCount: positions.filter((each) => each.page === page).length,
    version: 1,
  });
  const positionRecord = (each: Position, index: number): TreeRecord => ({
    id: positionLine(each.id),
    name: positionName(each),
    parentId: pageLine(each.page),
    path: [{ id: pageLine(each.page), name: each.page }],
    position: index,
    childCount: each.moduleIds.length,
    max: each.max,
    version: each.version,
  });

  function moduleRecord(line: string): TreeRecord | undefined {
    const placed = lines.get(line);
    const around = placed && position(placed.positionId);
    if (!placed || !around) return undefined;
    const found = modules.get(placed.moduleId);
    const { id, name, path } = positionRecord(around, 0);
    return {
      id: line,
      name: found ? moduleName(found) : placed.moduleId,
      parentId: id,
      path: [...path, { id, name }],
      position: around.moduleIds.indexOf(placed.moduleId),
      childCount: 0,
      version: around.version,
    };
  }

  function children(parentId: string | null): TreeRecord[] {
    if (parentId === null || parentId === topLevel) return pages().map(pageRecord);
    const around = position(positionIdOf(parentId) ?? '');
    if (!around) return positions.filter(({ page }) => pageLine(page) === parentId).map(positionRecord);
    return around.moduleIds.flatMap((moduleId) => {
      const line = lineOf({ positionId: around.id, moduleId });
      const record = line === undefined ? undefined : moduleRecord(line);
      return record ? [record] : [];
    });
  }

  return {
    read(nextPositions: readonly Position[], nextModules: readonly Module[]): void {
      saved = [...nextPositions].sort((one, other) => one.page.localeCompare(other.page));
      positions = saved;
      modules = new Map(nextModules.map((module) => [module.id, module]));
      number();
    },
    /** Sets the modules of a position, from top to bottom. */
    order(id: string, moduleIds: readonly string[]): void {
      set(id, moduleIds);
      number();
    },
    /** Moves a line, which keeps its id. */
    move(line: string, positionId: string, index: number): TreeRecord | undefined {
      const placed = lines.get(line);
      const from = placed && position(placed.positionId);
      const to = position(positionId);
      if (!placed || !from || !to) return undefined;
      const { moduleId } = placed;
      const rest = from.moduleIds.filter((id) => id !== moduleId);
      set(from.id, rest);
      set(positionId, (from === to ? rest : to.moduleIds).toSpliced(index, 0, moduleId));
      lines.set(line, { positionId, moduleId });
      number();
      return moduleRecord(line);
    },
    /** The positions with unsaved changes. */
    changed: (): readonly Position[] => positions.filter((each) => !isAsSaved(each)),
    saved: (id: string) => saved.find((each) => each.id === id),
    /** Takes over saved versions; unsaved orders stay. */
    accept(answered: readonly Position[]): void {
      const answerFor = ({ id }: Position) => answered.find((each) => each.id === id);
      saved = saved.map((each) => answerFor(each) ?? each);
      positions = positions.map((each) => ({ ...each, ...answerFor(each), moduleIds: each.moduleIds }));
      number();
    },
    position,
    module: (id: string) => modules.get(id),
    placed: (line: string) => lines.get(line),
    lineOf,
    /** A line of any kind. */
    record(line: string): TreeRecord | undefined {
      const around = position(positionIdOf(line) ?? '');
      if (around) return children(pageLine(around.page)).find(({ id }) => id === line);
      return (
        moduleRecord(line) ??
        pages()
          .map(pageRecord)
          .find(({ id }) => id === line)
      );
    },
    children,
    pages,
    positions: () => positions,
  };
}
