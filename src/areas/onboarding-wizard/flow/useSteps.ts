import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { mostSteps, type Step } from '../checks/steps';
import { copyOf, newStep, type StepsForm } from './stepForm';
import { useStepTitle } from './useStepTitle';

/** So many changes can be taken back. */
const mostUndos = 50;

/** The steps of the form around: which one is open, as the address says, and what is done to their order. Each change can be taken back. */
export function useSteps() {
  const { getValues, setValue } = useFormContext();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const order: readonly string[] = useWatch({ name: 'order' }) ?? [];
  const translate = useTranslate();
  const titleOf = useStepTitle();
  /** What has happened, for screen readers. */
  const [said, say] = useState('');
  const [undos, setUndos] = useState<readonly StepsForm[]>([]);
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
  /** What it was before is kept, the steps that go as well. */
  function change(next: readonly string[], added: readonly Step[] = []): void {
    const before = { order: [...order], steps: { ...getValues('steps') } };
    setUndos((known) => [...known, before].slice(-mostUndos));
    for (const step of added) setValue(`steps.${step.id}`, step, { shouldDirty: true });
    setValue('order', [...next], { shouldDirty: true });
  }
  function tell(what: 'moved' | 'removed', id: string, more: object = {}): void {
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
      if (step) insert(copyOf(step));
    },
    /** To the place that it is to have afterwards. */
    moveTo(id: string, to: number): void {
      const from = order.indexOf(id);
      if (from < 0 || to < 0 || to >= order.length || to === from) return;
      change(order.toSpliced(from, 1).toSpliced(to, 0, id));
      open(id);
      tell('moved', id, { place: to + 1, count: order.length });
    },
    move(by: -1 | 1): void {
      if (current !== undefined) this.moveTo(current, place + by);
    },
    remove(): void {
      if (current === undefined) return;
      tell('removed', current);
      change(order.filter((id) => id !== current));
      open(order[place + 1] ?? order[place - 1]);
    },
    undo(): void {
      const last = undos.at(-1);
      if (last === undefined) return;
      setUndos(undos.slice(0, -1));
      // What was typed since stays; after a save the form has forgotten the steps that were removed.
      for (const id of last.order)
        if (getValues(`steps.${id}`) === undefined)
          setValue(`steps.${id}`, last.steps[id], { shouldDirty: true });
      setValue('order', [...last.order], { shouldDirty: true });
    },
  };
}

export type StepBook = ReturnType<typeof useSteps>;
