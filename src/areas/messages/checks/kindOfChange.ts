interface Reached {
  readonly phase: string;
  readonly reach: { readonly seen: number };
}

/** Fields of a message that its readers do not get. */
const hidden = ['version', 'name', 'outdated', 'receipts'];

/**
 * Whether saving these fields must say that it is a correction or news: readers have the message now or have seen it,
 * and get what is changed.
 */
export const needsKind = ({ phase, reach }: Reached, fields: readonly string[]): boolean =>
  (phase === 'live' || reach.seen > 0) && fields.some((field) => !hidden.includes(field));
