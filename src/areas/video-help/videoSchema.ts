import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { audienceSchema, nobody } from '@/people/audience/audience';
import { defineReference } from '@/records/references/defineReference';
import { visibleText } from '@/ui/visibleText';
import { isOwnPath, isSource, type Source } from './checks/filmAddress';
import { inLanguage } from './checks/inLanguage';

export const statuses = ['draft', 'published', 'archived'] as const;

const count = v.fallback(v.number(), 0);
/** A text by language. A form has undefined for a language that nobody has typed in. */
export const textsSchema = v.fallback(v.record(v.string(), v.fallback(v.string(), '')), {});

/** Each source by the language that is spoken in it; what is none is left out, and never embedded. */
const sourcesSchema: v.GenericSchema<unknown, Readonly<Record<string, Source>>> = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([code, source]) => (isSource(source) ? [[code, source]] : [])),
    ),
  ),
);

/** A film as the server keeps it. `problems` name what it lacks before it can be published. */
export const videoSchema = v.looseObject({
  id: idSchema,
  title: textsSchema,
  summary: textsSchema,
  sources: sourcesSchema,
  durationSec: count,
  poster: v.fallback(v.nullable(v.pipe(v.string(), v.check(isOwnPath))), null),
  captions: v.fallback(
    v.array(
      v.object({ lang: v.string(), kind: v.picklist(['captions', 'subtitles']), cueCount: v.number() }),
    ),
    [],
  ),
  noSpeech: v.fallback(v.boolean(), false),
  description: textsSchema,
  chapters: v.fallback(v.array(v.object({ at: v.number(), title: textsSchema })), []),
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
  stats: v.fallback(
    v.object({
      ...{ starts: v.number(), viewers: v.number(), completion: v.nullable(v.number()) },
      ...{ helpful: v.number(), notHelpful: v.number(), outdated: v.number() },
    }),
    { starts: 0, viewers: 0, completion: null, helpful: 0, notHelpful: 0, outdated: 0 },
  ),
  version: v.number(),
});

export type Video = v.InferOutput<typeof videoSchema>;

/** A text by language in that of the page, its base, English, or any. */
export const pageText = (texts: Readonly<Record<string, string>>): string =>
  visibleText(inLanguage(texts, document.documentElement.lang, 'en'));

/** Its title, or the id where there is none to be seen. */
export const videoName = ({ title, id }: Pick<Video, 'title' | 'id'>): string => pageText(title) || id;

export const videos = defineReference<Video>({ resource: 'video-help/videos', name: videoName });

/** Where a film is changed; with a tab, and the field of it that is meant. */
export const videoPath = (id: string, tab?: string): string =>
  `/video-help/videos/${encodeURIComponent(id)}${tab === undefined ? '' : `?tab=${tab}`}`;
