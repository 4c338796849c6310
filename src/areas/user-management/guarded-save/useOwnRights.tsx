import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalBody, refusalCode } from '@/api/apiError';
import { profileKey } from '@/api/profile';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useConfirmation } from '@/ui/dialog/useConfirmation';
import { OwnRightsForm } from './OwnRightsForm';

interface OwnRights {
  /**
   * Runs a change. If the server refuses it because the person would lose rights, or because nobody could give one any more,
   * asks for their email address and runs it again with that as the confirmation. Undefined when they cancel; all other errors reach the caller.
   */
  readonly guarded: <T>(run: (confirmation?: string) => Promise<T>) => Promise<T | undefined>;
  /** The question. Render it outside the page's form, because it is a form itself. */
  readonly dialog: ReactNode;
}

/** Lets people take rights from themselves only after a confirmation (see docs/decisions/user-management.md). */
export function useOwnRights(): OwnRights {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  /** What would be lost, and whether the server has refused a confirmation before. */
  const { ask, question, open, answer } = useConfirmation<Loss & { isRepeated: boolean }, string>();

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
          const loss = lossOf(error);
          if (loss === undefined) throw error;
          confirmation = await ask({ ...loss, isRepeated: confirmation !== undefined });
          if (confirmation === undefined) return undefined;
        }
      }
    },
    [ask, queryClient],
  );

  const title = question?.isOwn === false ? 'unheldTitle' : 'ownRights.title';
  const titleText = translate(`areas.user-management.guards.${title}`, {
    smart_count: question?.unheld.length ?? 0,
  });
  const dialog = (
    <ModalDialog open={open} title={titleText} onClose={() => answer()} maxWidth="sm">
      {(descriptionId) =>
        question && <OwnRightsForm {...question} descriptionId={descriptionId} onAnswer={answer} />
      }
    </ModalDialog>
  );
  return { guarded, dialog };
}

/** What a refused change would take. */
export interface Loss {
  /** The person would lose user management; otherwise only `unheld` asks for a confirmation. */
  readonly isOwn: boolean;
  /** The permission keys that the person would lose. */
  readonly loses: readonly string[];
  /** The permission keys that nobody who manages users would have any more. */
  readonly unheld: readonly string[];
}

const keysSchema = v.fallback(v.array(v.string()), []);
const refusalSchema = v.fallback(v.object({ loses: keysSchema, unheld: keysSchema }), {
  loses: [],
  unheld: [],
});

/** What would be lost, for an error 409 `own_rights` or `last_holder`; undefined for any other one. */
function lossOf(error: unknown): Loss | undefined {
  const code = refusalCode(error);
  if (code !== 'own_rights' && code !== 'last_holder') return undefined;
  const { loses, unheld } = v.parse(refusalSchema, refusalBody(error));
  const isOwn = code === 'own_rights';
  // A server may leave out what would be lost: it is the guarded right at least.
  return { isOwn, loses: isOwn && loses.length === 0 ? ['user-management'] : loses, unheld };
}
