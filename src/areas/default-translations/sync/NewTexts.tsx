import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import * as v from 'valibot';
import type { RecordCalls } from '@/api/records';
import { basePath } from '@/config';
import { Loaded } from '@/records/calls/Loaded';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { changesResource } from '../changes/changeSchema';
import { languagesResource } from '../languages/useLanguages';
import { textsResource } from '../translations/textAddress';

const texts = 'areas.default-translations.sync';

interface NewTextsProps {
  /** The build whose texts the server has. */
  serverBuild: string | null;
  /** There are no texts yet. */
  isFirst: boolean;
}

/** Announces the new texts of this version, to apply them; nothing if there are none. */
export function NewTexts({ serverBuild, isFirst }: NewTextsProps) {
  const translate = useTranslate();
  const { query, apply } = useNewTexts(serverBuild);
  const notify = useNotify();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const update = query.data ?? undefined;
  const sentence = useSentence(update?.difference);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const dialog = update ? (
    <ConfirmDialog
      open={isOpen}
      title={translate('areas.default-translations.grid.takeOver')}
      message={kindsOf(update.difference).map((kind) => (
        <p key={kind}>
          {translate(`${texts}.effects.${kind}`, { smart_count: update.difference[kind].length })}
        </p>
      ))}
      confirm={translate(`${texts}.take`)}
      busy={apply.isPending}
      {...(apply.error && { error: errorText(apply.error) })}
      onConfirm={() =>
        apply.mutate(update.source, {
          onSuccess: () => {
            notify(`${texts}.done`, { type: 'success' });
            close();
          },
        })
      }
      onCancel={close}
    />
  ) : null;
  if (isFirst) {
    return (
      <>
        <Loaded query={query} failureText={translate(`${texts}.failed`)} loading={<LoadingState />}>
          {() => (
            <EmptyState
              title={translate('areas.default-translations.grid.empty')}
              message={sentence ?? translate('areas.default-translations.languages.none')}
            >
              {sentence === undefined ? null : (
                <Button variant="contained" onClick={open}>
                  {translate('areas.default-translations.grid.takeOver')}
                </Button>
              )}
            </EmptyState>
          )}
        </Loaded>
        {dialog}
      </>
    );
  }
  // A failed comparison concerns nobody who has texts already.
  if (sentence === undefined) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <Button variant="outlined" size="small" onClick={open}>
          {translate(`${texts}.action`)}
        </Button>
      }
    >
      {sentence}
      {dialog}
    </Alert>
  );
}

const kindsOf = (difference: BuildDifference) =>
  (['added', 'changed', 'removed'] as const).filter((kind) => difference[kind].length > 0);

/** The number of new, changed and removed texts as a sentence; undefined if there are none. */
function useSentence(difference: BuildDifference | undefined): string | undefined {
  const translate = useTranslate();
  if (difference === undefined) return undefined;
  const kinds = kindsOf(difference);
  if (kinds.length === 0) return undefined;
  const parts = kinds.map((each, index) =>
    translate(`${texts}.${index === 0 ? 'first' : 'further'}.${each}`, {
      smart_count: difference[each].length,
    }),
  );
  return `${parts.join(', ')}.`;
}

const listSchema = v.array(v.unknown());

/** What the texts of a build change. */
const differenceSchema = v.object({ added: listSchema, changed: listSchema, removed: listSchema });

type BuildDifference = v.InferOutput<typeof differenceSchema>;

const sync = (calls: RecordCalls, source: SourceTexts, dryRun: boolean, signal?: AbortSignal) =>
  calls.call(textsResource, {
    path: '/actions/sync',
    body: { ...source, dryRun },
    reads: dryRun,
    schema: differenceSchema,
    ...(signal && { signal }),
  });

/** Compares the texts of the build with the server's by a dry run, and applies them. @param serverBuild the build whose texts the server has */
function useNewTexts(serverBuild: string | null) {
  const calls = useRecordCalls();
  const query = useQuery({
    queryKey: ['default-translations/sync', serverBuild],
    queryFn: async ({ signal }) => {
      const source = await fetchSourceTexts(signal);
      if (source.build === serverBuild) return null;
      return { source, difference: await sync(calls, source, true, signal) };
    },
    retry: false,
  });
  const apply = useRecordMutation((calls, source: SourceTexts) => sync(calls, source, false), {
    refreshes: [textsResource, languagesResource, changesResource],
  });
  return { query, apply };
}

const sourceSchema = v.object({ build: v.string(), texts: v.record(v.string(), v.string()) });

type SourceTexts = v.InferOutput<typeof sourceSchema>;

/** Loads the English texts of the deployed build, not those of a page opened before it. Rejects if there are none. */
async function fetchSourceTexts(signal: AbortSignal): Promise<SourceTexts> {
  const response = await fetch(`${basePath}assets/i18n/source.json`, { cache: 'no-cache', signal });
  return v.parse(sourceSchema, await response.json());
}
