import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { visibleText } from '@/ui/visibleText';
import { isFileAddress, isOwnPath, isSource } from '../checks/videoAddress';
import type { Playable } from '../player/playerProps';

const plainText = (maxLength: number) =>
  v.pipe(
    v.fallback(v.string(), ''),
    v.transform((text) => visibleText(text.slice(0, maxLength))),
  );

/** A reader's source; a file has a temporary address. Invalid sources are not embedded. */
const sourceSchema: v.GenericSchema<unknown, Playable | null> = v.pipe(
  v.unknown(),
  v.transform((value) => {
    if (typeof value !== 'object' || value === null) return null;
    const { kind, src, type } = value as Record<string, unknown>;
    if (kind !== 'file') return isSource(value) && value.kind !== 'file' ? value : null;
    return isFileAddress(src) ? { kind: 'file' as const, src, type: String(type) } : null;
  }),
);

/** A video's poster, from this origin only. */
const posterSchema = v.fallback(v.nullable(v.pipe(v.string(), v.check(isOwnPath))), null);

/** A video as sent to a reader. */
export const helpVideoSchema = v.object({
  id: idSchema,
  title: plainText(120),
  summary: plainText(500),
  /** The spoken language, and those of all recordings. */
  language: v.fallback(v.string(), ''),
  languages: v.fallback(v.array(v.string()), []),
  durationSec: v.fallback(v.number(), 0),
  poster: posterSchema,
  source: sourceSchema,
  captions: v.fallback(v.array(v.string()), []),
  description: plainText(10_000),
  chapters: v.fallback(v.array(v.object({ at: v.number(), title: plainText(120) })), []),
  progress: v.fallback(v.nullable(v.object({ positionSec: v.number(), finished: v.boolean() })), null),
  vote: v.fallback(v.nullable(v.picklist(['yes', 'no', 'outdated'])), null),
});

export type HelpVideo = v.InferOutput<typeof helpVideoSchema>;

export const pageSchema = v.object({
  videos: v.array(helpVideoSchema),
  begun: v.fallback(v.array(helpVideoSchema), []),
});

export const topicsSchema = v.array(
  v.object({
    id: idSchema,
    title: plainText(120),
    videos: v.array(v.pick(helpVideoSchema, ['id', 'title', 'durationSec', 'poster', 'progress'])),
  }),
);

export const hitsSchema = v.array(
  v.object({
    id: idSchema,
    title: plainText(120),
    /** Those that have the words. */
    tags: v.fallback(v.array(plainText(40)), []),
    hits: v.fallback(v.array(v.object({ at: v.number(), text: plainText(500) })), []),
  }),
);

export const cuesSchema = v.object({
  cues: v.pipe(
    v.array(v.object({ start: v.number(), end: v.number(), text: plainText(500) })),
    v.transform((cues) => cues.slice(0, 5000).sort((left, right) => left.start - right.start)),
  ),
});
