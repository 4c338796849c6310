import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { contentSchema, type Flow, flows } from '../flowSchema';

const figure = v.nullable(v.number());

export const figuresSchema = v.array(
  v.object({
    id: v.string(),
    shown: figure,
    done: figure,
    skipped: figure,
    missing: figure,
    medianSec: figure,
  }),
);

export type Figures = v.InferOutput<typeof figuresSchema>;

const versionsSchema = v.array(
  v.object({
    number: v.number(),
    publishedAt: v.string(),
    by: v.object({ name: v.fallback(v.string(), '') }),
    content: contentSchema,
  }),
);

export type Version = v.InferOutput<typeof versionsSchema>[number];

/** The published versions of a guide, newest first. */
export function useVersions({ id, publishedVersion }: Pick<Flow, 'id' | 'publishedVersion'>) {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: [flows.resource, 'versions', id, publishedVersion],
    queryFn: ({ signal }) =>
      calls.call(flows.resource, {
        path: `/${encodeURIComponent(id)}/versions`,
        schema: versionsSchema,
        signal,
      }),
    enabled: publishedVersion !== null,
  });
}
