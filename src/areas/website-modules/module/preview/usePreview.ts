import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { type Module, modules } from '../../moduleSchema';
import { readSettings } from '../settings/readSettings';
import { sentSettings } from '../settings/sentSettings';

/** As whom and when the website is looked at. */
export interface PreviewChoice {
  readonly group: string | null;
  readonly language: string;
  /** ISO 8601; null for now. */
  readonly at: string | null;
}

const previewSchema = v.object({ url: v.string(), expiresAt: v.string() });

/** The longest that a timer of a browser waits, in milliseconds. */
const longest = 2 ** 31 - 1;

/** The address of a preview with the settings as they are typed. One that has expired is asked for anew once, then it says so (WM28). */
export function usePreview(module: Module, choice: PreviewChoice, settings: unknown, isShown: boolean) {
  const calls = useRecordCalls();
  const { id, settingsSchema } = module;
  const { group: groupId, language, at } = choice;
  const query = useQuery({
    queryKey: [modules.resource, 'preview', id, choice, settings],
    queryFn: ({ signal }) =>
      calls.call(modules.resource, {
        path: `/${encodeURIComponent(id)}/actions/preview`,
        body: { groupId, language, at, settings: sentSettings(readSettings(settingsSchema), settings) },
        reads: true,
        schema: previewSchema,
        signal,
      }),
    enabled: isShown,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { data, refetch, dataUpdatedAt } = query;
  const [renewed, setRenewed] = useState(false);
  const [expired, setExpired] = useState<number>();
  useEffect(() => {
    if (data === undefined) return;
    const end = () => {
      if (renewed) return setExpired(dataUpdatedAt);
      setRenewed(true);
      void refetch();
    };
    const timer = setTimeout(end, Math.min(longest, Math.max(0, Date.parse(data.expiresAt) - Date.now())));
    return () => clearTimeout(timer);
  }, [data, dataUpdatedAt, refetch, renewed]);
  return {
    query,
    isExpired: data !== undefined && expired === dataUpdatedAt,
    renew: () => {
      setRenewed(false);
      void refetch();
    },
  };
}
