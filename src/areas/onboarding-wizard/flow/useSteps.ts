import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { mostSteps, type Step } from '../checks/steps';
import type { Flow } from '../flowSchema';
import { useStepTitle } from './useStepTitle';

/** A new step. */
const newStep = (): Step => ({
  ...{ id: crypto.randomUUID(), kind: 'note', title: {}, text: {}, page: null, anchor: null },
  ...{ ifMissing: 'panel', required: false, doneBy: { type: 'next' }, videoId: null },
});

/** The number of changes that can be undone. */
const mostUndos = 50;

/** The steps of the surrounding form: the open one, from the address, and changes of their order, which can be undone. */
export function useSteps() {
  const { getValues, setValue } = useFormContext();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const order: readonly string[] = useWatch({ name: 'order' }) ?? [];
  const translate = useTranslate();
  const titleOf = useStepTitle();
  /** The last change, for screen readers. */
  const [said, say] = useState('');
  const [undos, setUndos] = useState<readonly Pick<Flow, 'order' | 'steps'>[]>([]);
  const query = new URLSearchParams(search);
  const asked = query.get('step');
  const current = order.find((id) => id === asked) ?? order[0];
  const place = current === undefined ? -1 : order.indexOf(current);
  const stepOf = (id: string): Step | undefined => getValues(`steps.${id}`);

  function open(id: string | undefined): void {
    if (id === undefined) query.delete('step');
    else query.set('step', id);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  }
  /** Keeps the previous order and removed steps for Undo. */
  function change(next: readonly string[], added: readonly Step[] = []): void {
    const before = { order: [...order], steps: { ...getValues('steps') } };
    setUndos((known) => [...known, before].slice(-mostUndos));
    for (const step of added) setValue(`steps.${step.id}`, step, { shouldDirty: true });
    setValue('order', [...next], { shouldDirty: true });
  }
  function announce(what: 'moved' | 'removed', id: string, more: object = {}): void {
    const step = stepOf(id);
    say(translate(`areas.onboarding-wizard.steps.${what}`, { title: step ? titleOf(step) : '', ...more }));
  }
  function insert(step: Step): void {
    if (order.length >= mostSteps) return;
    change(order.toSpliced(place + 1, 0, step.id), [step]);
    open(step.id);
  }
  return {
    order,
    current,
    place,
    said,
    isFull: order.length >= mostSteps,
    canUndo: undos.length > 0,
    open,
    add: () => insert(newStep()),
    duplicate(): void {
      const step = current === undefined ? undefined : stepOf(current);
      if (step) insert({ ...step, id: crypto.randomUUID() });
    },
    /** `to` is the index after the move. */
    moveTo(id: string, to: number): void {
      const from = order.indexOf(id);
      if (from < 0 || to < 0 || to >= order.length || to === from) return;
      change(order.toSpliced(from, 1).toSpliced(to, 0, id));
      open(id);
      announce('moved', id, { place: to + 1, count: order.length });
    },
    move(by: -1 | 1): void {
      if (current !== undefined) this.moveTo(current, place + by);
    },
    remove(): void {
      if (current === undefined) return;
      announce('removed', current);
      change(order.filter((id) => id !== current));
      open(order[place + 1] ?? order[place - 1]);
    },
    undo(): void {
      const last = undos.at(-1);
      if (last === undefined) return;
      setUndos(undos.slice(0, -1));
      // Texts typed since stay; removed steps are restored even after a save.
      for (const id of last.order)
        if (getValues(`steps.${id}`) === undefined)
          setValue(`steps.${id}`, last.steps[id], { shouldDirty: true });
      setValue('order', [...last.order], { shouldDirty: true });
    },
  };
}

/** The steps of the form, and what can be done with them. */
export type StepEditor = ReturnType<typeof useSteps>;
