import { useCallback, useEffect, useRef, useState } from 'react';

/** A question that code asks and a person answers. */
export interface Question<Asked, Answer> {
  /** Asks; resolves to undefined if the person cancels, leaves, or is asked something else instead. */
  readonly ask: (asked: Asked) => Promise<Answer | undefined>;
  /** What was asked last: it stays while the dialog fades out. */
  readonly asked: Asked | undefined;
  readonly open: boolean;
  /** Answers; without an argument it means Cancel. */
  readonly answer: (answer?: Answer) => void;
}

/** A question as a promise: call `ask` where the answer is needed; a dialog shows `asked` and calls `answer`. */
export function useConfirmation<Asked, Answer>(): Question<Asked, Answer> {
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const waiting = useRef<(answer: Answer | undefined) => void>(undefined);
  const gone = useRef(false);

  const answer = useCallback((given?: Answer) => {
    waiting.current?.(given);
    waiting.current = undefined;
    setOpen(false);
  }, []);
  const ask = useCallback(
    async (question: Asked) => {
      if (gone.current) return undefined;
      answer();
      setAsked(() => question);
      setOpen(true);
      return new Promise<Answer | undefined>((resolve) => {
        waiting.current = resolve;
      });
    },
    [answer],
  );
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      waiting.current?.(undefined);
    };
  }, []);
  return { ask, asked, open, answer };
}
