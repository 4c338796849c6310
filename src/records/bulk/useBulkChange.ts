import { type Dispatch, useCallback, useState } from 'react';
import {
  type BulkRequest,
  type BulkResult,
  type BulkSelection,
  bulkSchema,
  type RecordCalls,
} from '@/api/records';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useAbortable } from '../calls/useAbortable';
import { useRecordCalls } from '../calls/useRecordCalls';
import { useRecordMutation } from '../calls/useRecordMutation';
import {
  addOutcome,
  argsOf,
  type BulkCommand,
  type BulkOutcome,
  type BulkStep,
  bulkOutcome,
  inverseOf,
  recount,
  selectedCount,
} from './bulk';
import type { BulkDescription } from './defineBulk';

interface Job {
  readonly command: BulkCommand;
  readonly rows: BulkSelection;
}

/** A bulk change in progress. */
export interface BulkProgress {
  readonly step: BulkStep;
  /** Asks the server what a command would do to the selected records. */
  readonly check: (command: BulkCommand) => Promise<void>;
  readonly recheck: () => Promise<void>;
  readonly run: () => Promise<void>;
  readonly retry: () => Promise<void>;
  /** Undoes the change for the rows that it changed; undefined if that could not be exact. */
  readonly undo: (() => Promise<void>) | undefined;
  /** The id under which the server stores the change. */
  readonly id: string;
  /** Stops waiting for the server's answer. */
  readonly stop: () => void;
  readonly choose: () => void;
}

/** Sends a bulk change or its dry run, and sets `dryRun` itself, so that an area's own call cannot forget it. */
async function sendBulk(
  calls: RecordCalls,
  { reference, callOf }: BulkDescription,
  request: BulkRequest,
  signal: AbortSignal,
): Promise<readonly BulkResult[]> {
  if (callOf === undefined) return calls.bulk(reference.resource, request, signal);
  const { dryRun = false } = request;
  const { resource, path, body } = callOf(request);
  const call = { path, body: { ...body, dryRun }, reads: dryRun, schema: bulkSchema, signal };
  return (await calls.call(resource, call)).results;
}

/** How often the dry run is repeated while the number of matching records keeps changing. */
const recounts = 3;

const idsOf = (rows: readonly BulkResult[]) => rows.map(({ id }) => id);

/**
 * Takes a bulk change from its dry run to its results, with one call each (reading R11; see docs/decisions/lists.md).
 */
export function useBulkChange(
  bulk: BulkDescription,
  selected: BulkSelection,
  [step, setStep]: readonly [BulkStep, Dispatch<BulkStep>],
): BulkProgress {
  const { resource } = bulk.reference;
  const { skipCodes, wayBack } = bulk;
  const calls = useRecordCalls();
  const { begin, abort } = useAbortable();
  const [once] = useOneAtATime();
  const [job, setJob] = useState<Job>();
  const [id] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useRecordMutation(
    (own, { given, undoes, signal }: { given: Job; undoes: boolean; signal: AbortSignal }) =>
      sendBulk(own, bulk, { ...requestOf(given), ...(wayBack && !undoes && { change: id }) }, signal),
    { refreshes: [resource, ...(bulk.refreshes ?? [])] },
  );

  const dryRun = useCallback(
    async (given: Job, recounted = 0): Promise<void> => {
      const signal = begin();
      setJob(given);
      setStep({ name: 'checking' });
      try {
        const results = await sendBulk(calls, bulk, { ...requestOf(given), dryRun: true }, signal);
        if (signal.aborted) return;
        const outcome = bulkOutcome(results, skipCodes);
        setStep({ name: 'checked', outcome, recounted: recounted > 0 });
      } catch (error) {
        if (signal.aborted) return;
        const rows = recounted < recounts ? recount(given.rows, error) : undefined;
        if (rows === undefined) setStep({ name: 'checkFailed', error });
        else await dryRun({ ...given, rows }, recounted + 1);
      }
    },
    [begin, calls, bulk, skipCodes, setStep],
  );

  const check = useCallback(
    (command: BulkCommand) => dryRun({ command, rows: selected }),
    [dryRun, selected],
  );

  const run = async (given: Job, settled?: BulkOutcome, undone = false) => {
    const signal = begin();
    setJob(given);
    setStep({ name: 'running', count: selectedCount(given.rows) });
    try {
      const outcome = bulkOutcome(await mutateAsync({ given, undoes: undone, signal }), skipCodes);
      if (signal.aborted) return;
      const whole = settled ? addOutcome(settled, outcome) : outcome;
      setStep({ name: 'finished', command: given.command, outcome: whole, undone });
    } catch (error) {
      if (signal.aborted) return;
      const rows = recount(given.rows, error);
      if (rows === undefined) setStep({ name: 'unknown', error });
      else await dryRun({ ...given, rows }, 1);
    }
  };

  const isFinished = step.name === 'finished';
  const inverse = isFinished && !step.undone ? inverseOf(bulk, step.command) : undefined;
  return {
    id,
    step,
    check,
    recheck: async () => (job ? dryRun(job) : undefined),
    run: () => once(async () => (job ? run(job) : undefined)),
    retry: () =>
      once(async () => {
        if (!isFinished) return;
        const rows = { ids: idsOf(step.outcome.failed) };
        await run({ command: step.command, rows }, step.outcome, step.undone);
      }),
    undo:
      isFinished && inverse && step.outcome.done.length > 0
        ? () =>
            once(() => run({ command: inverse, rows: { ids: idsOf(step.outcome.done) } }, undefined, true))
        : undefined,
    stop: () => {
      abort();
      setStep({ name: 'unknown', error: undefined });
    },
    choose: () => {
      abort();
      setStep({ name: 'choosing' });
    },
  };
}

function requestOf({ command, rows }: Job) {
  return { ...rows, op: command.operation.op, args: argsOf(command) };
}
