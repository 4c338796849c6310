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
  /** The id under which the server stores the change; undefined where it does not, and for a single record. */
  readonly id: string | undefined;
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
  const [lastJob, setLastJob] = useState<Job>();
  const [id] = useState(() => (wayBack && selectedCount(selected) > 1 ? crypto.randomUUID() : undefined));
  const { mutateAsync } = useRecordMutation(
    (mutationCalls, { job, undoes, signal }: { job: Job; undoes: boolean; signal: AbortSignal }) =>
      sendBulk(
        mutationCalls,
        bulk,
        { ...requestOf(job), ...(id !== undefined && !undoes && { change: id }) },
        signal,
      ),
    { refreshes: [resource, ...(bulk.refreshes ?? [])] },
  );

  const dryRun = useCallback(
    async (job: Job, recounted = 0): Promise<void> => {
      const signal = begin();
      setLastJob(job);
      setStep({ name: 'checking' });
      try {
        const results = await sendBulk(calls, bulk, { ...requestOf(job), dryRun: true }, signal);
        if (signal.aborted) return;
        const outcome = bulkOutcome(results, skipCodes);
        setStep({ name: 'checked', outcome, recounted: recounted > 0 });
      } catch (error) {
        if (signal.aborted) return;
        const rows = recounted < recounts ? recount(job.rows, error) : undefined;
        if (rows === undefined) setStep({ name: 'checkFailed', error });
        else await dryRun({ ...job, rows }, recounted + 1);
      }
    },
    [begin, calls, bulk, skipCodes, setStep],
  );

  const check = useCallback(
    (command: BulkCommand) => dryRun({ command, rows: selected }),
    [dryRun, selected],
  );

  const run = async (job: Job, previousOutcome?: BulkOutcome, undone = false) => {
    const signal = begin();
    setLastJob(job);
    setStep({ name: 'running', count: selectedCount(job.rows) });
    try {
      const outcome = bulkOutcome(await mutateAsync({ job, undoes: undone, signal }), skipCodes);
      if (signal.aborted) return;
      const mergedOutcome = previousOutcome ? addOutcome(previousOutcome, outcome) : outcome;
      setStep({ name: 'finished', command: job.command, outcome: mergedOutcome, undone });
    } catch (error) {
      if (signal.aborted) return;
      const rows = recount(job.rows, error);
      if (rows === undefined) setStep({ name: 'unknown', error });
      else await dryRun({ ...job, rows }, 1);
    }
  };

  const isFinished = step.name === 'finished';
  // A row that was changed with a code was changed in another way, which the inverse would not undo.
  const isUniform = isFinished && step.outcome.done.every(({ code }) => code === undefined);
  const inverse = isUniform && !step.undone ? inverseOf(bulk, step.command) : undefined;
  return {
    id,
    step,
    check,
    recheck: async () => (lastJob ? dryRun(lastJob) : undefined),
    run: () => once(async () => (lastJob ? run(lastJob) : undefined)),
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
