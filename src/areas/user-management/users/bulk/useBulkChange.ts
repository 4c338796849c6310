import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BulkResult, BulkSelection } from '../../../../api/records';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { type BulkOrder, bulkArgs, inverseOrder } from './bulkOperations';
import { type BulkOutcome, bulkOutcome } from './bulkOutcome';
import { type BulkStep, selectedCount } from './bulkStep';
import { changedCount } from './changedCount';

/** An order and the users that it is for. */
interface Job {
  readonly order: BulkOrder;
  readonly rows: BulkSelection;
}

/** A bulk change that is under way. */
export interface BulkChange {
  readonly step: BulkStep;
  /** Asks the server what an order would do to the selected users. */
  readonly check: (order: BulkOrder) => Promise<void>;
  /** Asks again what the last order would do. */
  readonly recheck: () => Promise<void>;
  /** Carries out what was checked. */
  readonly run: () => Promise<void>;
  /** Tries again what failed. */
  readonly retry: () => Promise<void>;
  /** Takes the change back for the rows on which it was made. */
  readonly undo: () => Promise<void>;
  /** Stops waiting for the answer of a change. */
  readonly stop: () => void;
  /** Back to the choice of groups or roles. */
  readonly choose: () => void;
}

/** What a change of users may alter: themselves, the members that groups count, the users that roles count. */
const altered = ['users', 'groups', 'roles'].map((name) => [`user-management/${name}`]);

/** How often a dry run follows a number of users that keeps changing. */
const recounts = 3;

const idsOf = (rows: readonly BulkResult[]) => rows.map(({ id }) => id);

/**
 * A bulk change from its dry run to its results, one call each (reading R11; see docs/decisions/bulk-changes.md). When
 * another number of users matches than was chosen, the dry run is repeated for that number.
 */
export function useBulkChange(selected: BulkSelection): BulkChange {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<BulkStep>({ name: 'choosing' });
  const [job, setJob] = useState<Job>();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  /** The results; undefined when nobody waits for them any more. */
  const send = useCallback(
    async ({ order, rows }: Job, dryRun: boolean): Promise<BulkResult[] | undefined> => {
      waiting.current?.abort();
      const controller = new AbortController();
      waiting.current = controller;
      const { signal } = controller;
      const change = { ...rows, op: order.op, args: bulkArgs(order), ...(dryRun && { dryRun }) };
      try {
        const results = await calls.bulk('user-management/users', change, signal);
        return signal.aborted ? undefined : results;
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
    },
    [calls],
  );

  const rehearse = useCallback(
    async (given: Job, recounted = 0): Promise<void> => {
      setJob(given);
      setStep({ name: 'checking' });
      try {
        const results = await send(given, true);
        if (results !== undefined)
          setStep({ name: 'checked', outcome: bulkOutcome(results), recounted: recounted > 0 });
      } catch (error) {
        const counted = recounted < recounts ? recount(given, error) : undefined;
        if (counted === undefined) setStep({ name: 'checkFailed', error });
        else await rehearse(counted, recounted + 1);
      }
    },
    [send],
  );

  const check = useCallback((order: BulkOrder) => rehearse({ order, rows: selected }), [rehearse, selected]);

  const carryOut = async (given: Job, settled?: BulkOutcome, undone = false) => {
    setJob(given);
    setStep({ name: 'running', count: selectedCount(given.rows) });
    try {
      const results = await send(given, false);
      if (results === undefined) return;
      const outcome = together(bulkOutcome(results), settled);
      setStep({ name: 'finished', order: given.order, outcome, undone });
    } catch (error) {
      const counted = recount(given, error);
      if (counted === undefined) setStep({ name: 'unknown', error });
      else await rehearse(counted, 1);
    } finally {
      for (const queryKey of altered) void queryClient.invalidateQueries({ queryKey });
    }
  };

  const back = step.name === 'finished' ? inverseOrder(step.order) : undefined;
  return {
    step,
    check,
    recheck: async () => (job ? rehearse(job) : undefined),
    run: async () => (job ? carryOut(job) : undefined),
    retry: async () => {
      if (step.name !== 'finished') return;
      const { failed, ...settled } = step.outcome;
      const again = { order: step.order, rows: { ids: idsOf(failed) } };
      await carryOut(again, { ...settled, failed: [] }, step.undone);
    },
    undo: async () => {
      if (step.name !== 'finished' || back === undefined) return;
      await carryOut({ order: back, rows: { ids: idsOf(step.outcome.done) } }, undefined, true);
    },
    stop: () => {
      waiting.current?.abort();
      setStep({ name: 'unknown', error: undefined });
    },
    choose: () => {
      waiting.current?.abort();
      setStep({ name: 'choosing' });
    },
  };
}

/** The same job for the number of users that matches now, when that is why the server refused. */
function recount({ order, rows }: Job, error: unknown): Job | undefined {
  const count = changedCount(error);
  if (count === undefined || 'ids' in rows) return undefined;
  return { order, rows: { ...rows, expectedCount: count } };
}

/** The results of a second attempt, with those that the first one has settled. */
function together(outcome: BulkOutcome, settled: BulkOutcome | undefined): BulkOutcome {
  if (settled === undefined) return outcome;
  return {
    done: [...settled.done, ...outcome.done],
    skipped: [...settled.skipped, ...outcome.skipped],
    failed: outcome.failed,
  };
}
