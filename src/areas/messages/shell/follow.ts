import type { Follow } from '../../shellDefinition';
import { type Answered, askCurrent } from './askCurrent';
import type { Going } from './goOn';
import { unsentKey } from './keptKeys';
import { openReader } from './reader';

/** Milliseconds after which the next question is due, and between two looks whether it is. */
const minute = 60_000;
const look = 5000;

/** By how much the device's clock is ahead of that of the page: it changes while the device sleeps. */
const ahead = () => Date.now() - performance.now();

/**
 * Follows the messages of who is signed in: one small call when the page is idle. What goes on with it comes a minute later, or when
 * something waits, and what shows messages when there are some.
 */
export const follow: Follow = (shell) => {
  const start = ahead();
  let due = performance.now() + minute;
  let going: Promise<Going> | undefined;
  let isOver = false;
  const first = document.hidden ? undefined : askCurrent(shell);

  function goOn(isBack = false): Promise<Going> {
    going ??= import('./goOn')
      .then((part) => part.createGoing)
      .then((createGoing) => {
        if (isOver) throw new Error('The session has ended.');
        rest();
        return createGoing(shell, first, isBack);
      });
    going.catch(() => {
      going = undefined;
      due = performance.now() + minute;
    });
    return going;
  }
  function show({ answer: { banners, modal, unread } }: Answered): void {
    if (isOver) return;
    if (banners?.length !== 0 || modal || shell.store.getItem(unsentKey)) return void goOn();
    shell.tell({ toolbar: unread });
  }

  const comeBack = () => {
    if (!document.hidden) void goOn(true);
  };
  const timer = setInterval(() => {
    const hasSlept = Math.abs(ahead() - start) > look;
    if ((hasSlept || performance.now() >= due) && !document.hidden) void goOn(hasSlept);
  }, look);
  const waiting = new AbortController();
  const { signal } = waiting;
  document.addEventListener('visibilitychange', comeBack, { signal });
  window.addEventListener('online', comeBack, { signal });
  function rest(): void {
    clearInterval(timer);
    waiting.abort();
  }

  // Where the question fails, what goes on knows when to ask again.
  first?.then(show, () => goOn());
  const close = openReader(() => goOn());
  return () => {
    isOver = true;
    rest();
    close();
    void going?.then(
      (opened) => opened.stop(),
      () => {},
    );
  };
};
