import { useCallback, useState } from 'react';
import { type UpdateParams, useRegisterMutationMiddleware } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { ConflictDialog } from '@/records/form/ConflictDialog';
import { changedFields, type Values } from '@/records/form/changedFields';

type Update = (resource: string, params: UpdateParams) => Promise<{ data: object }>;

interface Conflict {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  /** Saves the chosen values; without any, cancels the save. */
  readonly settle: (values?: Values) => void;
}

/**
 * Inside react-admin's `Edit`: if someone else has saved meanwhile, the user chooses between the two versions, and the choice is
 * saved. Requires `mutationMode="pessimistic"`, which the theme sets: otherwise the form is no longer there.
 */
export function SaveConflict() {
  const [conflict, setConflict] = useState<Conflict>();
  const save = useCallback(async (resource: string, params: UpdateParams, next: Update) => {
    for (let sentParams = params; ; ) {
      try {
        return await next(resource, sentParams);
      } catch (error) {
        const { current } = refusalOf(error);
        if (current === undefined) throw error;
        const { data, previousData: base = {} } = sentParams;
        const theirs = { ...base, ...current };
        const chosenValues = await new Promise<Values | undefined>((settle) =>
          setConflict({ base, mine: { ...base, ...data }, theirs, settle }),
        ).finally(() => setConflict(undefined));
        if (chosenValues === undefined) throw error;
        sentParams = {
          ...params,
          data: { ...theirs, ...chosenValues },
          previousData: theirs as UpdateParams['previousData'],
        };
      }
    }
  }, []);
  useRegisterMutationMiddleware<Update>(save);
  if (conflict === undefined) return null;

  const { base, mine, theirs, settle } = conflict;
  const comparedFields = Object.keys({ ...changedFields(base, mine), ...changedFields(base, theirs) });
  return (
    <ConflictDialog
      key={String(theirs.version)}
      base={base}
      mine={mine}
      theirs={theirs}
      comparedFields={comparedFields}
      onResolve={settle}
      onCancel={() => settle()}
    />
  );
}
