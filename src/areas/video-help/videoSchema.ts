import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { audienceSchema, nobody } from '@/people/audience/audience';
import { defineReference } from '@/records/references/defineReference';
import { localText } from '@/records/values/localText';
import { visibleText } from '@/ui/visibleText';
import type { Recordings } from './checks/recordings';
import { isOwnPath, isSource } from './checks/videoAddress';

export const statuses = ['draft', 'published', 'archived'] as const;

const figure = v.nullable(v.number());
const count = v.fallback(v.number(), 0);
/** A text by language. In a form, languages without a text are undefined. */
export const textsSchema = v.fallback(v.record(v.string(), v.fallback(v.string(), '')), {});

const recordingSchema = v.object({
  durationSec: count,
  chapters: v.fallback(v.array(v.object({ at: v.number(), title: textsSchema })), []),
});

/** The recordings by spoken language; invalid ones are dropped, so that they are never embedded. */
export const sourcesSchema: v.GenericSchema<unknown, Recordings> = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((sources) =>
    Object.fromEntries(
      Object.entries(sources).flatMap(([code, source]) =>
        isSource(source) ? [[code, { ...source, ...v.parse(recordingSchema, source) }]] : [],
      ),
    ),
  ),
);

/**
 * A video. `problems` name what it lacks before it can be published; `access` has the reason codes of the actions that the
 * server would refuse.
 */
export const videoSchema = v.looseObject({
  id: idSchema,
  title: textsSchema,
  summary: textsSchema,
  sources: sourcesSchema,
  poster: v.fallback(v.nullable(v.pipe(v.string(), v.check(isOwnPath))), null),
  captions: v.fallback(
    v.array(
      v.object({ lang: v.string(), kind: v.picklist(['captions', 'subtitles']), cueCount: v.number() }),
    ),
    [],
  ),
  noSpeech: v.fallback(v.boolean(), false),
  description: textsSchema,
  topicId: v.fallback(v.nullable(v.string()), null),
  tags: v.fallback(v.array(v.string()), []),
  pages: v.fallback(v.array(v.object({ pattern: v.string(), priority: v.number() })), []),
  audience: v.fallback(audienceSchema, nobody),
  status: v.picklist(statuses),
  publishedAt: v.fallback(v.nullable(v.string()), null),
  reviewDueAt: v.fallback(v.nullable(v.string()), null),
  verifiedFor: v.fallback(v.string(), ''),
  needsReview: v.fallback(v.boolean(), false),
  problems: v.fallback(v.array(v.string()), []),
  access: v.fallback(v.record(v.string(), v.string()), {}),
  stats: v.fallback(
    v.object({
      // Null is hidden, because it would reveal few people.
      ...{ starts: figure, viewers: figure, completion: figure },
      ...{ helpful: figure, notHelpful: figure, outdated: figure },
    }),
    { starts: 0, viewers: 0, completion: null, helpful: 0, notHelpful: 0, outdated: 0 },
  ),
  version: v.number(),
});

/** The prefix of the texts of reasons, by code. */
export const refusalTexts = 'areas.video-help.refusals';

export type Video = v.InferOutput<typeof videoSchema>;

/** A text by language as it is read on this page. */
export const pageText = (texts: Readonly<Record<string, string>>): string => visibleText(localText(texts));

/** Its title, or the id if the title is empty. */
export const videoName = ({ title, id }: Pick<Video, 'title' | 'id'>): string => pageText(title) || id;

export const videos = defineReference<Video>({ resource: 'video-help/videos', name: videoName });

/** The address of a video's page, with a tab. */
export const videoPath = (id: string, tab?: string): string =>
  `/video-help/videos/${encodeURIComponent(id)}${tab === undefined ? '' : `?tab=${tab}`}`;
