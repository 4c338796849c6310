/** What a reader has done with a message, from nothing to the most. */
export const readerStates = ['unseen', 'seen', 'dismissed', 'acknowledged'] as const;

export type ReaderState = (typeof readerStates)[number];

/** What a reader does with a message. */
export const readerEvents = ['seen', 'dismissed', 'restored', 'acknowledged'] as const;

export type ReaderEvent = (typeof readerEvents)[number];

interface Done {
  readonly event: ReaderEvent;
  /** That of the message when it was done. */
  readonly revision: number;
}

function stateAfter(state: ReaderState, event: ReaderEvent): ReaderState {
  if (state === 'acknowledged' || event === 'acknowledged') return 'acknowledged';
  if (event === 'seen') return state === 'unseen' ? 'seen' : state;
  return event === 'restored' ? 'seen' : 'dismissed';
}

/**
 * A reader's state for the current `revision` of a message, from what they have done in order; what was done with
 * another revision does not count, and a confirmation is final. `initialState` is their
 * state before that.
 */
export const readerState = (
  done: readonly Done[],
  revision: number,
  initialState: ReaderState = 'unseen',
): ReaderState =>
  done
    .filter((each) => each.revision === revision)
    .reduce((state, { event }) => stateAfter(state, event), initialState);

interface Asking {
  /** Whether readers have to confirm it. */
  readonly acknowledge: boolean;
}

/** Whether a reader has done what a message asks: confirmed it, or seen it if there is nothing to confirm. */
export const isDone = ({ acknowledge }: Asking, state: ReaderState): boolean =>
  acknowledge ? state === 'acknowledged' : state !== 'unseen';

interface OfKind extends Asking {
  readonly kind: 'banner' | 'inbox' | 'modal';
}

/** Whether a message can ask its readers to confirm it: a dialog alone. */
export const canAskToConfirm = (kind: unknown): boolean => kind === 'modal';

/** Whether readers can dismiss a message: what is to be confirmed never, another dialog always, because it closes. */
export const canDismiss = ({
  kind,
  dismissible,
  acknowledge,
}: OfKind & { readonly dismissible: boolean }): boolean => !acknowledge && (dismissible || kind === 'modal');

/** Whether readers can put a message away; a dialog only closes. */
export const canPutAway = (message: OfKind & { readonly dismissible: boolean }): boolean =>
  message.kind !== 'modal' && canDismiss(message);

/**
 * Whether a message is in its reader's archive: it is not `current` any more, or they have put it away. A dialog that was
 * closed stays until it is over.
 */
export const isArchived = (
  { kind, current }: Pick<OfKind, 'kind'> & { readonly current: boolean },
  state: ReaderState,
): boolean => !current || (kind !== 'modal' && state === 'dismissed');

/** Whether a dialog opens by itself: until it is confirmed, or closed if there is nothing to confirm. */
export const opensDialog = ({ kind, acknowledge }: OfKind, state: ReaderState): boolean =>
  kind === 'modal' && state !== 'acknowledged' && (acknowledge || state !== 'dismissed');
