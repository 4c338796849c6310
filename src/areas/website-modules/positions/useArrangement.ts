import { useMemo, useReducer } from 'react';
import { useTranslate } from 'react-admin';
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
}

/** The positions while they are arranged: each step is announced and can be undone, and nothing is sent before saving. */
export function useArrangement({ positions: start, modules, onMoved }: ArrangementOptions) {
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
  });
  const say = (text: string, args?: Record<string, unknown>) =>
    order.say(translate(`${texts}.${text}`, args));
  /** A change that `inverse` undoes; `onUndo` is called then. */
  function step(next: Change, inverse: Change, name: string, onUndo?: () => void): void {
    change(next);
    order.addUndo(() => {
      change(inverse);
      onUndo?.();
      say('move.back', { name });
    });
  }

  return {
    order,
    positions,
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
      const name = nameOf(moduleId);
      const index = linesIn(to.id).length;
      step({ type: 'put', positionId: to.id, line, index }, { type: 'take', line }, name);
      say('put', { name, position: positionPath(to) });
    },
    remove(from: Position, line: Line): void {
      const name = nameOf(line.moduleId);
      const index = linesIn(from.id).indexOf(line);
      const inverse: Change = { type: 'put', positionId: from.id, line, index };
      step({ type: 'take', line }, inverse, name, () => onMoved(line, from));
      say('taken', { name, position: positionPath(from) });
    },
    discard(): void {
      change({ type: 'reset', lines: savedLines(saved) });
      order.addUndo(() => {
        change({ type: 'reset', lines });
        say('save.allBack');
      });
      say('save.discarded');
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
