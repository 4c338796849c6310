import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { isolate } from '@/ui/isolate';
import { moved } from '@/ui/order/orderedItems';
import { useOrderedList } from '@/ui/order/useOrderedList';
import { maxSteps, type Step } from '../checks/steps';
import { useStepTitle } from './useStepTitle';

/** A new step. */
const newStep = (): Step => ({
  id: crypto.randomUUID(),
  kind: 'note',
  title: {},
  text: {},
  page: null,
  anchor: null,
  element: null,
  ifMissing: 'panel',
  required: false,
  doneBy: { type: 'next' },
  videoId: null,
});

/** The steps of the surrounding form: the open one, from the address, and changes of their order, which can be undone. */
export function useSteps() {
  const { getValues, setValue } = useFormContext();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const ids: readonly string[] = useWatch({ name: 'order' }) ?? [];
  const translate = useTranslate();
  const titleOf = useStepTitle();
  const query = new URLSearchParams(search);
  const request = query.get('step');
  const current = ids.find((id) => id === request) ?? ids[0];
  const currentIndex = current === undefined ? -1 : ids.indexOf(current);
  const stepOf = (id: string): Step | undefined => getValues(`steps.${id}`);
  function nameOf(id: string): string {
    const step = stepOf(id);
    return step ? titleOf(step) : '';
  }
  const itemOf = (id: string) => ({
    id,
    // Read when it is said, because typing a title does not render the list.
    get name() {
      return nameOf(id);
    },
  });
  const setOrder = (next: readonly string[]) => setValue('order', [...next], { shouldDirty: true });
  const order = useOrderedList({
    lists: [{ id: 'steps', items: ids.map(itemOf) }],
    onMove(id, to, from) {
      setOrder(moved(ids, from.index, to.index));
      open(id);
    },
  });

  function open(id: string | undefined): void {
    if (id === undefined) query.delete('step');
    else query.set('step', id);
    navigate({ search: query.toString(), hash }, { replace: true, state });
  }
  function insert(step: Step): void {
    if (ids.length >= maxSteps) return;
    const nextIds = ids.toSpliced(currentIndex + 1, 0, step.id);
    const put = () => {
      // After a save the form no longer has a step whose insertion was undone.
      if (stepOf(step.id) === undefined) setValue(`steps.${step.id}`, step, { shouldDirty: true });
      setOrder(nextIds);
    };
    order.addUndo(() => setOrder(ids), put);
    put();
    open(step.id);
  }
  return {
    ids,
    order,
    current,
    currentIndex,
    isFull: ids.length >= maxSteps,
    open,
    add: () => insert(newStep()),
    duplicate(): void {
      const step = current === undefined ? undefined : stepOf(current);
      if (step) insert({ ...step, id: crypto.randomUUID() });
    },
    remove(): void {
      if (current === undefined) return;
      const step = stepOf(current);
      const nextIds = ids.filter((id) => id !== current);
      order.addUndo(
        () => {
          // After a save the form no longer has it. Texts typed since then stay.
          if (stepOf(current) === undefined) setValue(`steps.${current}`, step, { shouldDirty: true });
          setOrder(ids);
        },
        () => setOrder(nextIds),
      );
      order.say(translate('areas.onboarding-wizard.steps.removed', { title: isolate(nameOf(current)) }));
      const next = ids[currentIndex + 1] ?? ids[currentIndex - 1];
      setOrder(nextIds);
      open(next);
      if (next !== undefined) order.focus(next);
    },
  };
}

/** The steps of the form, and what can be done with them. */
export type StepEditor = ReturnType<typeof useSteps>;
