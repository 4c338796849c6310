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

/** The id of the position that a line stands for; undefined for other lines. */
export const positionIdOf = (line: string) =>
  line.startsWith('position:') ? line.slice('position:'.length) : undefined;

export type PositionBook = ReturnType<typeof createPositionBook>;

/** Which modules do not go together, whichever of the two says so. */
function opposedAmong(modules: readonly Module[]): ReadonlyMap<string, readonly Module[]> {
  const byKey = new Map(modules.map((module) => [module.key, module]));
  const found = new Map<string, Module[]>();
  const note = (one: Module, other: Module) => {
    const known = found.get(one.id) ?? [];
    if (!known.includes(other)) found.set(one.id, [...known, other]);
  };
  for (const module of modules) {
    for (const key of module.conflicts) {
      const other = byKey.get(key);
      if (!other) continue;
      note(module, other);
      note(other, module);
    }
  }
  return found;
}

/**
 * The positions as the server has them, as lines of a tree: pages, positions, modules. A module keeps its line while it is moved, so that it keeps the
 * focus.
 */
export function createPositionBook() {
  let positions: readonly Position[] = [];
  let modules: ReadonlyMap<string, Module> = new Map();
  let opposed: ReadonlyMap<string, readonly Module[]> = new Map();
  const lines = new Map<string, Placed>();
  let count = 0;

  const position = (id: string) => positions.find((each) => each.id === id);
  const pages = () => [...new Set(positions.map(({ page }) => page))];
  const lineOf = ({ positionId, moduleId }: Placed) =>
    [...lines].find(([, placed]) => placed.positionId === positionId && placed.moduleId === moduleId)?.[0];

  /** Gives each module in each position a line. */
  function number(): void {
    const placed = positions.flatMap(({ id, moduleIds }) =>
      moduleIds.map((moduleId) => ({ positionId: id, moduleId })),
    );
    const isThere = ({ positionId, moduleId }: Placed) =>
      placed.some((each) => each.positionId === positionId && each.moduleId === moduleId);
    for (const [line, each] of lines) if (!isThere(each)) lines.delete(line);
    for (const each of placed) {
      if (lineOf(each) !== undefined) continue;
      count += 1;
      lines.set(`module:${count}`, each);
    }
  }

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
      positions = [...nextPositions].sort((one, other) => one.page.localeCompare(other.page));
      modules = new Map(nextModules.map((module) => [module.id, module]));
      opposed = opposedAmong(nextModules);
      number();
    },
    /** Takes positions as the server has answered them; a line that was moved goes along. */
    put(changed: readonly Position[], moved?: { readonly line: string; readonly to: Placed }): void {
      if (moved) lines.set(moved.line, moved.to);
      positions = positions.map((each) => changed.find(({ id }) => id === each.id) ?? each);
      number();
    },
    position,
    /** The modules on the same page that the one of a line does not go together with. */
    rivals(line: string): readonly Module[] {
      const placed = lines.get(line);
      const others = opposed.get(placed?.moduleId ?? '');
      const page = others && position(placed?.positionId ?? '')?.page;
      const here = page === undefined ? [] : positions.filter((each) => each.page === page);
      return others?.filter(({ id }) => here.some(({ moduleIds }) => moduleIds.includes(id))) ?? [];
    },
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
