import * as v from 'valibot';
import { idSchema } from '@/api/records';
import type { Findable } from '@/records/references/defineReference';
import { reportPath } from './reportPath';

/** A saved query and its visibility; `access` has the reason's code for each action that the server would refuse. */
export const reportSchema = v.looseObject({
  id: idSchema,
  version: v.optional(v.number()),
  name: v.string(),
  query: v.record(v.string(), v.unknown()),
  visibility: v.fallback(v.picklist(['private', 'all']), 'private'),
  owner: v.object({ id: v.string(), name: v.string() }),
  access: v.fallback(v.record(v.string(), v.string()), {}),
  /** Broken if one of its figures or dimensions no longer exists. */
  state: v.fallback(v.picklist(['ok', 'broken']), 'ok'),
});

export type Report = v.InferOutput<typeof reportSchema>;

/** Reports in the search of everything. */
export const foundReport: Findable<Report> = {
  nameOf: ({ name }) => name,
  detailOf: ({ owner }) => owner.name,
  pathOf: ({ id }, area) => reportPath(id, area),
};

/** The texts of refusals, by code. */
export const refusalTexts = 'areas.product-controlling.refusals';
