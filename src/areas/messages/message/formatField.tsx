import type { ReactNode } from 'react';
import * as v from 'valibot';
import { AudienceText } from '@/people/audience/AudienceText';
import { audienceSchema } from '@/people/audience/audience';

const textsSchema = v.record(v.string(), v.object({ title: v.string(), summary: v.string() }));

/** A value in the history of a message, where the form does not say it already. */
export function formatField(field: string, value: unknown): ReactNode {
  if (field === 'texts') {
    const parsed = v.safeParse(textsSchema, value);
    if (!parsed.success) return undefined;
    return Object.entries(parsed.output)
      .map(([code, { title, summary }]) => `${code}: ${title}\n${summary}`)
      .join('\n');
  }
  if (field !== 'audience') return undefined;
  const parsed = v.safeParse(audienceSchema, value);
  return parsed.success ? <AudienceText audience={parsed.output} /> : undefined;
}
