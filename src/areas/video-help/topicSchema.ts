import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { defineReference } from '@/records/references/defineReference';
import { pageText, textsSchema } from './videoSchema';

/** A topic of videos; `videoIds` are its videos, in order. */
export const topicSchema = v.looseObject({
  id: idSchema,
  title: textsSchema,
  position: v.fallback(v.number(), 0),
  videoCount: v.fallback(v.number(), 0),
  videoIds: v.fallback(v.array(v.string()), []),
  version: v.number(),
});

export type Topic = v.InferOutput<typeof topicSchema>;

export const topicName = ({ title, id }: Pick<Topic, 'title' | 'id'>): string => pageText(title) || id;

export const topics = defineReference<Topic>({ resource: 'video-help/topics', name: topicName });
