import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type DataProvider, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { BulkSelection } from '@/api/records';
import { refusalOf } from '@/api/refusal';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { useMounted } from '@/ui/leave/useMounted';
import { allModules } from '../allModules';
import { type Module, moduleName, modules, type Switched } from '../moduleSchema';
import { positions } from '../positionSchema';
import { loadQuestion } from './loadQuestion';
import { isExpected, withoutRefused } from './planJudgement';
import { changedPlanIn, doneSchema, type Plan, planSchema, refusalIn, type Step } from './planSchema';
import { switchRefusal } from './switchReason';
import { changesOf, type Question, type SwitchRequest } from './switchRequest';

const path = '/actions/switch';
const texts = 'areas.website-modules.switch';

/** Whether a module is on or off already. */
const isAlready = ({ state }: Module, enabled: boolean) => (state === 'enabled') === enabled;

/**
 * Turns modules on and off, one change at a time: asks the server for the plan, and shows it first unless it has no consequences. After a failure the
 * modules are refetched. Answers that arrive after leaving the page or signing out are ignored, except for "Undo", whose toast is visible on the next
 * page too.
 */
export function useModuleSwitch() {
  const calls = useRecordCalls();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const errorText = useErrorText();
  const mounted = useMounted();
  const [once, isBusy] = useOneAtATime();
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const lastRun = useRef(Promise.resolve());
  const showToast = useUndoToast();

  const refresh = () =>
    Promise.all(
      [modules, positions].map(({ resource }) => queryClient.invalidateQueries({ queryKey: [resource] })),
    );

  /** Does one piece of work at a time, and notifies of its failure. */
  const run = (request: readonly Module[], work: () => Promise<void>, isUndo = false) =>
    once(() => {
      lastRun.current = attempt(request, work, isUndo);
      return lastRun.current;
    });
  async function attempt(
    request: readonly Module[],
    work: () => Promise<void>,
    isUndo: boolean,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      if ((mounted.current || isUndo) && refusalOf(error).kind !== 'ended') {
        const [first] = request;
        const args = { name: first && moduleName(first), reason: errorText(error) };
        const text = request.length === 1 ? 'failed' : 'failedMany';
        notify(translate(`${texts}.${text}`, args), { type: 'error' });
      }
      await refresh();
    }
  }

  /** Opens the dialog with a plan, or with the reason why there is none, after loading the names in it. */
  async function show(
    request: SwitchRequest,
    answer: Pick<Question, 'plan' | 'refusal' | 'isChanged'>,
  ): Promise<void> {
    if (!mounted.current && request.stepsToUndo)
      notify(`${texts}.undoElsewhere`, { type: 'warning', autoHideDuration: 8000 });
    if (!mounted.current) return;
    const loaded = await loadQuestion(dataProvider, request, answer);
    if (!mounted.current) return;
    setQuestion(loaded);
    setOpen(true);
  }

  /** Asks the server for the plan of a change. Without consequences, or to undo just what was done, it is carried out at once. */
  async function plan(request: SwitchRequest): Promise<void> {
    const changes = changesOf(request);
    // Nothing can be planned; the dialog says why.
    if (changes.length === 0 && request.unswitchable?.length) return show(request, {});
    if (changes.length === 0) return toast(request, []);
    const answer = await calls
      .call(modules.resource, { path, body: { changes, dryRun: true }, reads: true, schema: planSchema })
      .catch((error: unknown) => refusalIn(error));
    if (!mounted.current && !request.stepsToUndo) return;
    if ('code' in answer) {
      const others = withoutRefused(request, answer);
      return others ? plan(others) : show(request, { refusal: answer });
    }
    return isExpected(answer, request) ? send(request, answer) : show(request, { plan: answer });
  }

  async function send(request: SwitchRequest, confirmed: Plan): Promise<void> {
    let { modules: changed } = request;
    if (confirmed.steps.length > 0) {
      const body = { changes: changesOf(request), plan: confirmed.plan };
      const answer = await calls
        .call(modules.resource, { path, body, schema: doneSchema })
        .catch((error: unknown) => changedPlanIn(error));
      if ('plan' in answer) return show(request, { plan: answer, isChanged: true });
      changed = changed.map((module) => answer.modules.find(({ id }) => id === module.id) ?? module);
    }
    if (!mounted.current && !request.stepsToUndo) return;
    setOpen(false);
    toast({ ...request, modules: changed }, confirmed.steps);
    // Until then the switch shows its old state, and a click would ask for the same again.
    await refresh();
  }

  /** Shows what was turned on or off, with Undo for all of it; an undo cannot be undone. */
  function toast(
    { modules: switchedModules, enabled, stepsToUndo }: SwitchRequest,
    steps: readonly Step[],
  ): void {
    const [first] = switchedModules;
    const more = steps.length - 1;
    if (more < 0) {
      notify(translate(`${texts}.done.same`), { type: 'info' });
      return;
    }
    const sides = new Set(steps.map((step) => (step.enabled ? 'On' : 'Off')));
    const [side] = sides.size === 1 ? sides : [''];
    const text =
      first === undefined || switchedModules.length > 1
        ? translate(`${texts}.done.several${side}`, { smart_count: steps.length })
        : translate(`${texts}.done.${enabled ? 'on' : 'off'}${more === 0 ? '' : 'Many'}`, {
            name: moduleName(first),
            smart_count: more,
          });
    const undoRequest = { modules: switchedModules, enabled: !enabled, stepsToUndo: steps };
    // It is offered before the modules are refetched.
    const undo = () => void lastRun.current.then(() => run(switchedModules, () => plan(undoRequest), true));
    showToast(text, stepsToUndo ? undefined : undo);
  }

  return {
    isBusy,
    question,
    open,
    ask: (module: Module, enabled: boolean) => run([module], () => plan({ modules: [module], enabled })),
    /** Switches selected modules by one plan, except those that are on or off already or cannot be switched. */
    askSelected: (rows: BulkSelection, enabled: boolean) =>
      void run([], async () => {
        const chosen = (await selected(dataProvider, rows)).filter((module) => !isAlready(module, enabled));
        const isFree = (module: Module) => switchRefusal(module, enabled) === undefined;
        const unswitchable = chosen.filter((module) => !isFree(module));
        if (mounted.current) await plan({ modules: chosen.filter(isFree), enabled, unswitchable });
      }),
    /** Undoes a switch that was made some time ago; the plan says what that means now. */
    askUndo: (steps: Switched['steps']) =>
      void run([], async () => {
        const installed = await selected(dataProvider, { ids: steps.map(({ id }) => id) });
        const stepsToUndo = steps.filter(({ id }) => installed.some((module) => module.id === id));
        const enabled = stepsToUndo[0]?.enabled === false;
        if (mounted.current) await plan({ modules: installed, enabled, stepsToUndo, isLater: true });
      }),
    confirm: () => {
      const request = question?.plan;
      if (question && request) void run(question.modules, () => send(question, request));
    },
    cancel: () => setOpen(false),
  };
}

const selected = async (dataProvider: DataProvider, rows: BulkSelection): Promise<Module[]> =>
  'ids' in rows
    ? (await dataProvider.getMany<Module>(modules.resource, { ids: [...rows.ids] })).data
    : allModules(dataProvider, { filter: rows.filter });
