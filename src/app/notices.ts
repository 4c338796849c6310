interface Notice {
  readonly textKey: string;
  readonly args?: Record<string, string>;
}

/** Messages that come up outside of React; kept until the layout is there to show them. */
export interface Notices {
  readonly raise: (notice: Notice) => void;
  /** Hands over what is waiting and all that comes; returns what stops it. */
  readonly connect: (show: (notice: Notice) => void) => () => void;
}

/** A notice raised before anyone listens is shown to the first who does. */
export function createNotices(): Notices {
  const waiting: Notice[] = [];
  let listener: ((notice: Notice) => void) | undefined;
  return {
    raise(notice) {
      if (listener === undefined) waiting.push(notice);
      else listener(notice);
    },
    connect(show) {
      listener = show;
      for (const notice of waiting.splice(0)) show(notice);
      return () => {
        if (listener === show) listener = undefined;
      };
    },
  };
}
