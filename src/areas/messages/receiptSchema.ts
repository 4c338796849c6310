import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { readerStates } from './checks/readerState';

const moment = v.fallback(v.nullable(v.string()), null);

/** What a member of the audience has done with a message; the name of a deleted person is null. */
export const receiptSchema = v.looseObject({
  id: idSchema,
  user: v.object({
    id: idSchema,
    name: v.fallback(v.nullable(v.string()), null),
    email: v.fallback(v.nullable(v.string()), null),
  }),
  state: v.picklist(readerStates),
  seenAt: moment,
  dismissedAt: moment,
  acknowledgedAt: moment,
  remindedAt: moment,
  language: v.fallback(v.string(), ''),
});

export type Receipt = v.InferOutput<typeof receiptSchema>;
