import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { ApiError, refusalCode } from '../../../api/apiError';
import { profileKey } from '../../../api/profile';
import { ModalDialog } from '../../../ui/dialog/ModalDialog';
import { useQuestion } from '../../../ui/dialog/useQuestion';
import { lazyPart } from '../../../ui/loading/LazyPart';

const OwnRightsForm = lazyPart(() => import('./OwnRightsForm').then((part) => part.OwnRightsForm));

interface OwnRights {
  /**
   * Runs a change. If the server refuses it because the person would lose rights, asks for their email address and runs
   * it again with that as the confirmation. Undefined when they cancel; all other errors reach the caller.
   */
  readonly guarded: <T>(run: (confirmation?: string) => Promise<T>) => Promise<T | undefined>;
  /** The question. Render it beside the form of the page, not in it, because it is a form itself. */
  readonly dialog: ReactNode;
}

/** Lets people take rights from themselves only after a confirmation (see docs/decisions/guards.md). */
export function useOwnRights(): OwnRights {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  /** The permission keys that would be lost, and whether the server has refused a confirmation before. */
  const { ask, asked, open, answer } = useQuestion<{ loses: readonly string[]; again: boolean }, string>();

  const guarded = useCallback<OwnRights['guarded']>(
    async (run) => {
      let confirmation: string | undefined;
      for (;;) {
        try {
          const result = await run(confirmation);
          // Menu and guards follow at once, also where the change has given the person something.
          for (const key of [profileKey, 'auth']) void queryClient.invalidateQueries({ queryKey: [key] });
          return result;
        } catch (error) {
          const loses = lostRights(error);
          if (loses === undefined) throw error;
          // The question opens whole; what does not arrive is told in it, and can be tried again there.
          await OwnRightsForm.preload().catch(() => {});
          confirmation = await ask({ loses, again: confirmation !== undefined });
          if (confirmation === undefined) return undefined;
        }
      }
    },
    [ask, queryClient],
  );

  const title = translate('areas.user-management.guards.ownRights.title');
  const dialog = (
    <ModalDialog open={open} title={title} onClose={() => answer()} maxWidth="sm">
      {(descriptionId) =>
        asked && <OwnRightsForm {...asked} descriptionId={descriptionId} onAnswer={answer} />
      }
    </ModalDialog>
  );
  return { guarded, dialog };
}

/** The guarded right, in case the server does not list what would be lost. */
const guardedRights = ['user-management'];
const refusalSchema = v.fallback(v.object({ loses: v.pipe(v.array(v.string()), v.minLength(1)) }), {
  loses: guardedRights,
});

/** The permission keys that the person would lose, for an error 409 `own_rights`; undefined for any other one. */
function lostRights(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiError) || refusalCode(error) !== 'own_rights') return undefined;
  return v.parse(refusalSchema, error.body).loses;
}
