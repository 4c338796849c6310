import type { Context, Fields } from './store';

/** A moment in ISO 8601, from milliseconds since 1970. */
export const iso = (moment: number): string => new Date(moment).toISOString();

/** The person who makes a call, as records name them. */
export const authorOf = ({ account }: Pick<Context, 'account'>) => ({
  id: account.email,
  name: account.name,
});

/** Who changes a record, and when. */
export const stamp = (context: Pick<Context, 'account' | 'now'>): Fields => ({
  updatedAt: iso(context.now),
  updatedBy: authorOf(context),
});
