import { useCallback, useEffect, useRef, useState } from 'react';

/** A question that code asks and a person answers. */
export interface Confirmation<Question, Answer> {
  /** Asks; resolves to undefined if the person cancels, leaves, or is asked something else instead. */
  readonly ask: (question: Question) => Promise<Answer | undefined>;
  /** What was asked last: it stays while the dialog fades out. */
  readonly question: Question | undefined;
  readonly open: boolean;
  /** Answers; without an argument it means Cancel. */
  readonly answer: (answer?: Answer) => void;
}

/** A question as a promise: call `ask` where the answer is needed; a dialog shows `question` and calls `answer`. */
export function useConfirmation<Question, Answer>(): Confirmation<Question, Answer> {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const resolveAnswer = useRef<(answer: Answer | undefined) => void>(undefined);
  const isUnmounted = useRef(false);

  const answer = useCallback((value?: Answer) => {
    resolveAnswer.current?.(value);
    resolveAnswer.current = undefined;
    setOpen(false);
  }, []);
  const ask = useCallback(
    async (newQuestion: Question) => {
      if (isUnmounted.current) return undefined;
      answer();
      setQuestion(() => newQuestion);
      setOpen(true);
      return new Promise<Answer | undefined>((resolve) => {
        resolveAnswer.current = resolve;
      });
    },
    [answer],
  );
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      resolveAnswer.current?.(undefined);
    };
  }, []);
  return { ask, question, open, answer };
}
