import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { ApiError, refusalCode } from '../../../api/apiError';
import { profileKey } from '../../../api/profile';
import { ModalDialog } from '../../../ui/dialog/ModalDialog';
import { useQuestion } from '../../../ui/dialog/useQuestion';
import { OwnRightsQuestion } from './OwnRightsQuestion';

interface OwnRights {
  /**
   * Runs a change. When the server refuses it because the person would lose rights by it, asks for their e-mail and
   * runs it again with that. Undefined when they cancel; every other failure reaches the caller.
   */
  readonly guarded: <T>(run: (confirmation?: string) => Promise<T>) => Promise<T | undefined>;
  /** The question: to be rendered beside the form, not inside, because it is a form itself. */
  readonly dialog: ReactNode;
}

interface Asked {
  /** The permission keys that would be lost. */
  readonly loses: readonly string[];
  /** The server has refused the confirmation that was given before. */
  readonly again: boolean;
}

/** Lets nobody take rights from themself without confirming it (see docs/decisions/guards.md). */
export function useOwnRights(): OwnRights {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { ask, asked, open, answer } = useQuestion<Asked, string>();

  const guarded = useCallback<OwnRights['guarded']>(
    async (run) => {
      let confirmation: string | undefined;
      for (;;) {
        try {
          const result = await run(confirmation);
          // Menu and guards follow at once, and not only after the next reload.
          const own = confirmation === undefined ? [] : [[profileKey], ['auth']];
          for (const queryKey of own) void queryClient.invalidateQueries({ queryKey });
          return result;
        } catch (error) {
          const loses = lostRights(error);
          if (loses === undefined) throw error;
          confirmation = await ask({ loses, again: confirmation !== undefined });
          if (confirmation === undefined) return undefined;
        }
      }
    },
    [ask, queryClient],
  );

  const cancel = () => answer();
  const dialog = (
    <ModalDialog
      open={open}
      title={translate('areas.user-management.guards.ownRights.title')}
      onClose={cancel}
      maxWidth="sm"
    >
      {(descriptionId) => (
        <OwnRightsQuestion
          describedBy={descriptionId}
          loses={asked?.loses ?? []}
          again={asked?.again ?? false}
          onConfirm={answer}
          onCancel={cancel}
        />
      )}
    </ModalDialog>
  );
  return { guarded, dialog };
}

/** The right that is guarded, should the server not list what is lost. */
const guardedRights = ['user-management'];
const refusalSchema = v.object({
  loses: v.fallback(v.pipe(v.array(v.string()), v.minLength(1)), guardedRights),
});

/** The permission keys that the caller would lose by what was refused with 409 `own_rights`; undefined for any other failure. */
function lostRights(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiError) || refusalCode(error) !== 'own_rights') return undefined;
  const refusal = v.safeParse(refusalSchema, error.body);
  return refusal.success ? refusal.output.loses : guardedRights;
}
