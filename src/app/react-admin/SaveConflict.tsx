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
  /** Saves the values that were chosen; without any, nothing is saved. */
  readonly settle: (values?: Values) => void;
}

/**
 * Inside react-admin's `Edit`: when somebody else has saved meanwhile, the person chooses between the two versions, and
 * what was chosen is saved instead. Needs `mutationMode="pessimistic"`, which the theme sets: otherwise the form has gone.
 */
export function SaveConflict() {
  const [conflict, setConflict] = useState<Conflict>();
  const save = useCallback(async (resource: string, params: UpdateParams, next: Update) => {
    for (let sent = params; ; ) {
      try {
        return await next(resource, sent);
      } catch (error) {
        const { current } = refusalOf(error);
        if (current === undefined) throw error;
        const { data, previousData: base = {} } = sent;
        const theirs = { ...base, ...current };
        const chosen = await new Promise<Values | undefined>((settle) =>
          setConflict({ base, mine: { ...base, ...data }, theirs, settle }),
        ).finally(() => setConflict(undefined));
        if (chosen === undefined) throw error;
        sent = {
          ...params,
          data: { ...theirs, ...chosen },
          previousData: theirs as UpdateParams['previousData'],
        };
      }
    }
  }, []);
  useRegisterMutationMiddleware<Update>(save);
  if (conflict === undefined) return null;

  const { base, mine, theirs, settle } = conflict;
  const compared = Object.keys({ ...changedFields(base, mine), ...changedFields(base, theirs) });
  return (
    <ConflictDialog
      key={String(theirs.version)}
      base={base}
      mine={mine}
      theirs={theirs}
      compared={compared}
      onResolve={settle}
      onCancel={() => settle()}
    />
  );
}
