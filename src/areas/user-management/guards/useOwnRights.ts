import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentProps,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { profileKey } from '../../../api/profile';
import { lostRights } from './lostRights';
import { OwnRightsDialog } from './OwnRightsDialog';

interface OwnRights {
  /**
   * Runs a change. When the server refuses it because the person would lose rights by it, asks for their e-mail and
   * runs it again with that. Undefined when they cancel; every other failure reaches the caller.
   */
  readonly guarded: <T>(run: (confirmation?: string) => Promise<T>) => Promise<T | undefined>;
  /** The question: to be rendered beside the form, not inside, because it is a form itself. */
  readonly dialog: ReactNode;
}

type Question = Pick<ComponentProps<typeof OwnRightsDialog>, 'open' | 'loses' | 'again'>;
type Answer = (confirmation: string | undefined) => void;

/** Lets nobody take rights from themself without confirming it (see docs/decisions/guards.md). */
export function useOwnRights(): OwnRights {
  const [question, setQuestion] = useState<Question>({ open: false, loses: [], again: false });
  const queryClient = useQueryClient();
  const waiting = useRef<Answer>(undefined);
  const gone = useRef(false);

  /** Menu and guards follow at once, and not only after the next reload. */
  const refreshOwnRights = useCallback(
    () =>
      Promise.all([[profileKey], ['auth']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    [queryClient],
  );

  const answer = useCallback<Answer>((confirmation) => {
    waiting.current?.(confirmation);
    waiting.current = undefined;
    setQuestion((last) => ({ ...last, open: false }));
  }, []);

  const guarded = useCallback<OwnRights['guarded']>(
    async (run) => {
      let confirmation: string | undefined;
      for (;;) {
        try {
          const result = await run(confirmation);
          if (confirmation !== undefined) void refreshOwnRights();
          return result;
        } catch (error) {
          const loses = lostRights(error);
          if (loses === undefined) throw error;
          if (gone.current) return undefined;
          answer(undefined);
          setQuestion({ open: true, loses, again: confirmation !== undefined });
          confirmation = await new Promise<string | undefined>((resolve) => {
            waiting.current = resolve;
          });
          if (confirmation === undefined) return undefined;
        }
      }
    },
    [answer, refreshOwnRights],
  );

  // Who leaves the page has not confirmed.
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      waiting.current?.(undefined);
    };
  }, []);

  const dialog = createElement(OwnRightsDialog, {
    ...question,
    onConfirm: answer,
    onCancel: () => answer(undefined),
  });
  return { guarded, dialog };
}
