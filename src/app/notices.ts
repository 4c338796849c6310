interface Notice {
  readonly textKey: string;
  readonly args?: Record<string, string>;
}

/** Messages raised outside of React, kept until the layout can show them. */
export interface Notices {
  readonly raise: (notice: Notice) => void;
  /** Passes pending and later notices to `show`; returns a function that stops it. */
  readonly connect: (show: (notice: Notice) => void) => () => void;
}

/** Notices raised before `connect` wait for it. */
export function createNotices(): Notices {
  const queue: Notice[] = [];
  let listener: ((notice: Notice) => void) | undefined;
  return {
    raise(notice) {
      if (listener === undefined) queue.push(notice);
      else listener(notice);
    },
    connect(show) {
      listener = show;
      for (const notice of queue.splice(0)) show(notice);
      return () => {
        if (listener === show) listener = undefined;
      };
    },
  };
}
