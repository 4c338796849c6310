import { useId, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useFocusAfterRender } from '../focus/useFocusAfterRender';
import { isolate } from '../isolate';
import { nameIn, type OrderedItems, type Place, placeBeside, placeOf } from './orderedItems';
import { useOrderDrag } from './useOrderDrag';

interface OrderOptions {
  /** One list, or several between which items move. */
  lists: readonly OrderedItems[];
  /** Moves an item; the index is that after the move. */
  onMove: (id: string, to: Place, from: Place) => void;
  /** Why an item cannot be in a list, as a sentence; undefined if it can. */
  refusalOf?: (id: string, list: string) => string | undefined;
  /** Called with the value of `opensOnDrag` when an item was dragged over that element for a while. */
  onLinger?: (value: string) => void;
}

/** A change that can be undone: an item and the place to which it goes back, or functions of the page. */
type Step =
  | { readonly id: string; readonly place: Place }
  | { readonly undo: () => void; readonly redo?: (() => void) | undefined };

/** The number of changes that can be undone. */
const maxSteps = 50;

/**
 * The order of the items of one list or several: what `Ordered`, `OrderedLine` and their buttons need. Each move is
 * announced, can be undone, and leaves the focus on the moved line. The page keeps the items and sends them.
 */
export function useOrderedList({ lists, onMove, refusalOf, onLinger }: OrderOptions) {
  const translate = useTranslate();
  const key = useId();
  const focusAfterRender = useFocusAfterRender();
  const [status, setStatus] = useState('');
  const [undos, setUndos] = useState<readonly Step[]>([]);
  /** The changes that were undone since the last other one, the latest last. */
  const [redos, setRedos] = useState<readonly Step[]>([]);
  const [wasChanged, setWasChanged] = useState(false);
  /** The item whose place is chosen in a dialog. */
  const [choosing, setChoosing] = useState<string>();
  const drag = useOrderDrag(key, lists, { onDrop: (id, to) => move(id, to), onLinger });

  const handleOf = (id: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-order="${key}"]`)]
      .find((line) => line.dataset.orderLine === id)
      ?.querySelector<HTMLElement>('[data-order-handle]');

  function announce(text: string, id: string, place?: Place): void {
    const list = lists.find((each) => each.id === place?.list);
    const isNew = list !== undefined && !list.items.some((item) => item.id === id);
    setStatus(
      translate(`ui.order.${text}`, {
        name: isolate(nameIn(lists, id)),
        list: isolate(list?.name ?? ''),
        place: (place?.index ?? 0) + 1,
        count: (list?.items.length ?? 0) + (isNew ? 1 : 0),
      }),
    );
  }
  function put(id: string, to: Place, from: Place): void {
    onMove(id, to, from);
    announce(lists.length > 1 ? 'movedIn' : 'moved', id, to);
    // An element that changes its list, and the button of a dialog, are gone.
    focusAfterRender(() => {
      const handle = handleOf(id);
      handle?.scrollIntoView?.({ block: 'nearest' });
      return document.activeElement === document.body ? handle : undefined;
    });
  }
  function addStep(step: Step): void {
    setUndos((last) => [...last, step].slice(-maxSteps));
    setRedos([]);
    setWasChanged(true);
  }
  function move(id: string, to: Place): void {
    const from = placeOf(lists, id);
    if (from === undefined || (from.list === to.list && from.index === to.index)) return;
    const refusal = from.list === to.list ? undefined : refusalOf?.(id, to.list);
    if (refusal === undefined) {
      addStep({ id, place: from });
      put(id, to, from);
    } else setStatus(refusal);
  }
  /** An item may have gone or been put back in another way. */
  function isPossible(step: Step): boolean {
    if (!('id' in step)) return true;
    const now = placeOf(lists, step.id);
    return now !== undefined && (now.list !== step.place.list || now.index !== step.place.index);
  }
  /** Puts an item to a place that it had; returns the step that takes this back. */
  function putBack({ id, place }: Extract<Step, { id: string }>): Step[] {
    const from = placeOf(lists, id);
    if (from) put(id, place, from);
    return from ? [{ id, place: from }] : [];
  }
  function undo(): void {
    const at = undos.findLastIndex(isPossible);
    const step = undos[at];
    if (step === undefined) return;
    setUndos(undos.slice(0, at));
    if ('id' in step) setRedos([...redos, ...putBack(step)]);
    else {
      step.undo();
      // What came after a change that cannot be made again cannot either.
      setRedos(step.redo ? [...redos, step] : []);
    }
  }
  function redo(): void {
    const at = redos.findLastIndex(isPossible);
    const step = redos[at];
    if (step === undefined) return;
    setRedos(redos.slice(0, at));
    if ('id' in step) setUndos([...undos, ...putBack(step)]);
    else {
      step.redo?.();
      setUndos([...undos, step]);
    }
  }
  const neighbourOf = (id: string, by: -1 | 1) =>
    placeBeside(lists, id, by, (list) => refusalOf?.(id, list) === undefined);
  const step = useEvent((id: string, by: -1 | 1): void => {
    const to = neighbourOf(id, by);
    if (to) move(id, to);
    else announce(by < 0 ? 'isFirst' : 'isLast', id);
  });

  return {
    key,
    lists,
    status,
    drag,
    choosing,
    /** Whether anything was changed since the list was opened. */
    wasChanged,
    canUndo: undos.length > 0,
    canRedo: redos.length > 0,
    choose: setChoosing,
    /** For the element around the lines of a list: what is dropped beside them comes last. */
    areaOf: (list: string) => ({ 'data-order': key, 'data-order-list': list }),
    refusalOf: (id: string, list: string) => refusalOf?.(id, list),
    move,
    /** Whether an item can move by one. */
    canStep: (id: string, by: -1 | 1) => neighbourOf(id, by) !== undefined,
    /** Moves an item by one; it stays the same function. */
    step,
    undo,
    redo,
    /** Registers another change of the page, such as a removal, with its own way back and forth. */
    addUndo: (undo: () => void, redo?: () => void) => addStep({ undo, redo }),
    /** Announces another change of the page. */
    say: setStatus,
    /** Focuses the handle of an item after a change of the page. */
    focus: (id: string) => focusAfterRender(() => handleOf(id)),
  };
}

/** The order of one list or several, and what can be done with it. */
export type Order = ReturnType<typeof useOrderedList>;
