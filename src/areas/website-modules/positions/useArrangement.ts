import { useMemo, useReducer } from 'react';
import { useTranslate } from 'react-admin';
import { placeOf } from '@/ui/order/orderedItems';
import { useOrderedList } from '@/ui/order/useOrderedList';
import { type Module, moduleName } from '../moduleSchema';
import { type Position, positionPath } from '../positionSchema';
import {
  arranged,
  arrangementOf,
  type Change,
  changedIn,
  type Line,
  lineFor,
  positionsIn,
  savedLines,
  withModules,
} from './arrangement';
import { placeRefusal } from './placeRefusal';

const texts = 'areas.website-modules.positions';

/** What the parts of the page share. */
export type Arranging = ReturnType<typeof useArrangement>;

interface ArrangementOptions {
  readonly positions: readonly Position[];
  readonly modules: readonly Module[];
  /** Called with the line and the position to which it was moved. */
  readonly onMoved: (line: Line, to: Position) => void;
  /** Called when a line was held over the button of a page. */
  readonly onLinger: (page: string) => void;
}

/** The positions while they are arranged: each step is announced and can be undone, and nothing is sent before saving. */
export function useArrangement({ positions: start, modules, ...handlers }: ArrangementOptions) {
  const { onMoved, onLinger } = handlers;
  const translate = useTranslate();
  const [arrangement, change] = useReducer(arranged, start, arrangementOf);
  const { saved, lines } = arrangement;
  const positions = positionsIn(arrangement);
  const position = (id: string) => positions.find((each) => each.id === id);
  const modulesById = useMemo(() => new Map(modules.map((each) => [each.id, each])), [modules]);
  const module = (id: string) => modulesById.get(id);
  const linesIn = (positionId: string) => lines[positionId] ?? [];
  const lineOf = (id: string) =>
    Object.values(lines)
      .flat()
      .find((line) => line.id === id);

  function nameOf(moduleId: string): string {
    const installed = module(moduleId);
    return installed ? moduleName(installed) : moduleId;
  }
  /** Why a module cannot be put into another position, as a sentence. */
  function refusalOf(moduleId: string, into: Position | undefined): string | undefined {
    const code = into && placeRefusal(module(moduleId), into);
    return code && translate(`areas.website-modules.errors.${code}`);
  }
  const order = useOrderedList({
    lists: positions.map((each) => ({
      id: each.id,
      name: positionPath(each),
      group: each.page,
      items: linesIn(each.id).map(({ id, moduleId }) => ({ id, name: nameOf(moduleId) })),
    })),
    onMove(id, { list, index }) {
      const line = lineOf(id);
      const to = position(list);
      if (line === undefined || to === undefined) return;
      change({ type: 'put', positionId: list, line, index });
      onMoved(line, to);
    },
    refusalOf: (id, list) => refusalOf(lineOf(id)?.moduleId ?? '', position(list)),
    onLinger,
  });
  const say = (text: string, args?: Record<string, unknown>) =>
    order.say(translate(`${texts}.${text}`, args));
  /** A change that `inverse` undoes; `tell` says it, again when it is made again, and `tellUndone` what undoing did. */
  function step(next: Change, inverse: Change, tell: () => void, tellUndone: () => void): void {
    const make = () => {
      change(next);
      tell();
    };
    order.addUndo(() => {
      change(inverse);
      tellUndone();
    }, make);
    make();
  }

  return {
    order,
    positions,
    /** The id of the position from which a line is dragged now. */
    draggedFrom: order.drag.id === undefined ? undefined : placeOf(order.lists, order.drag.id)?.list,
    /** Why what is dragged now cannot be dropped in a position, as a sentence. */
    dropRefusal(to: Position): string | undefined {
      const line = order.drag.id === undefined ? undefined : lineOf(order.drag.id);
      const isThere = line !== undefined && linesIn(to.id).includes(line);
      return line === undefined || isThere ? undefined : refusalOf(line.moduleId, to);
    },
    pages: [...new Set(positions.map(({ page }) => page))],
    position,
    linesIn,
    module,
    nameOf,
    refusalOf,
    saved: (id: string) => saved.find((each) => each.id === id),
    changed: changedIn(arrangement),
    /** Adds a module at the end of a position. */
    add(to: Position, moduleId: string): void {
      const line = lineFor(lines, to.id, moduleId);
      const args = { name: nameOf(moduleId), position: positionPath(to) };
      const next: Change = { type: 'put', positionId: to.id, line, index: linesIn(to.id).length };
      step(
        next,
        { type: 'take', line },
        () => say('put', args),
        () => say('taken', args),
      );
    },
    remove(from: Position, line: Line): void {
      const args = { name: nameOf(line.moduleId), position: positionPath(from) };
      const index = linesIn(from.id).indexOf(line);
      step(
        { type: 'take', line },
        { type: 'put', positionId: from.id, line, index },
        () => say('taken', args),
        () => {
          onMoved(line, from);
          say('move.back', args);
        },
      );
    },
    /** Gives positions the modules that they had once. */
    restore(orders: Readonly<Record<string, readonly string[]>>): void {
      const contents = Object.entries(orders).map(([id, moduleIds]) => ({ id, moduleIds }));
      step(
        { type: 'reset', lines: withModules(lines, contents) },
        { type: 'reset', lines },
        () => say('history.restored'),
        () => say('save.allBack'),
      );
    },
    discard(): void {
      step(
        { type: 'reset', lines: savedLines(saved) },
        { type: 'reset', lines },
        () => say('save.discarded'),
        () => say('save.allBack'),
      );
    },
    /** Takes over versions that the server has saved, after a conflict with the chosen modules; returns what is left to save. */
    accept(answered: readonly Position[], chosen?: Readonly<Record<string, readonly string[]>>): Position[] {
      const accepted: Change = { type: 'accept', positions: answered, chosen };
      change(accepted);
      // What was announced of an earlier step is no longer so.
      order.say('');
      return changedIn(arranged(arrangement, accepted));
    },
  };
}
