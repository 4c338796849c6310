import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useLanguageName } from '@/people/languages';
import { TextLanguageTabs } from '@/people/TextLanguageTabs';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { useFormField } from '@/records/inputs/useFormField';
import { sourcesSchema, type Video } from '../videoSchema';
import { PosterField } from './PosterField';
import type { Playhead } from './playhead';
import { RecordingFields } from './RecordingFields';
import { recordingText } from './recordingText';
import { useSourcesNeed } from './useVideoNeeds';
import { type Inspection, VideoUrlField } from './VideoUrlField';

interface SourcesPartProps {
  /** The saved video; undefined for a new one. */
  video?: Video;
  /** The second of the video beside the form, and its language. */
  playhead?: Playhead;
  previewLanguage?: string | undefined;
}

/** The recordings of a video by spoken language, and its poster. */
export function SourcesPart({ video, playhead, previewLanguage }: SourcesPartProps) {
  const nameOf = useLanguageName();
  const { getFieldState, getValues, setValue } = useFormContext();
  const needOf = useSourcesNeed(video);
  const { field, label, error } = useFormField(
    { source: 'sources' },
    {
      empty: {},
      validate: (value) => needOf(v.parse(sourcesSchema, value)),
      format: (value) =>
        Object.entries(v.parse(sourcesSchema, value))
          .map(([code, recording]) => `${nameOf(code)}: ${recordingText(recording)}`)
          .join('\n') || null,
    },
  );
  const revision = useRevision();
  // What the fields below have changed is in the form only.
  const currentSources = (): Readonly<Record<string, unknown>> => ({ ...Object(getValues('sources')) });

  const add = (language: string, { source, title, durationSec, poster }: Inspection) => {
    // The chapters of a recording that is replaced stay until somebody corrects them.
    const chapters: unknown = getValues(`sources.${language}.chapters`) ?? [];
    const recording = { ...source, durationSec: durationSec > 0 ? durationSec : null, chapters };
    field.onChange({ ...currentSources(), [language]: recording });
    const options = { shouldDirty: true, shouldValidate: true };
    if (poster !== null && !getValues('poster')) setValue('poster', poster, options);
    // A title is only suggested where it is seen, and nobody has typed, not even to clear it.
    const titleField = `title.${language}`;
    const isUntouched = !getValues(titleField) && !getFieldState(titleField).isDirty;
    if (video === undefined && title !== '' && isUntouched) setValue(titleField, title, options);
  };
  const remove = (code: string) => {
    const { [code]: _, ...remaining } = currentSources();
    field.onChange(remaining);
  };
  const titles: string[] = useWatch({ name: 'sources', compute: chapterTitles });
  const recordings = Object.entries(v.parse(sourcesSchema, field.value));
  // The form focuses the list for an error anywhere in it.
  const focusInvalid = (list: HTMLElement | null) =>
    field.ref(
      list && {
        focus: () => (list.querySelector<HTMLElement>('[aria-invalid="true"]') ?? list).focus(),
      },
    );
  const group = (
    <FieldGroup label={label} error={error}>
      {() => (
        <Box ref={focusInvalid} tabIndex={-1} component="ul" role="list" sx={list}>
          {recordings.map(([code, recording]) => (
            <RecordingFields
              key={`${code} ${revision}`}
              {...{ code, recording }}
              playhead={code === previewLanguage ? playhead : undefined}
              hasChapters={video !== undefined}
              onRemove={() => remove(code)}
            />
          ))}
        </Box>
      )}
    </FieldGroup>
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      {video === undefined ? (
        group
      ) : (
        <Box>
          <TextLanguageTabs sources={titles}>{group}</TextLanguageTabs>
        </Box>
      )}
      <VideoUrlField usedLanguages={recordings.map(([code]) => code)} onUse={add} />
      <PosterField />
    </Stack>
  );
}

/** The fields with the titles of chapters. */
const chapterTitles = (sources: unknown): string[] =>
  Object.entries(v.parse(sourcesSchema, sources)).flatMap(([code, { chapters }]) =>
    chapters.map((_chapter, index) => `sources.${code}.chapters.${index}.title`),
  );

/** Counts how often the sources were set as a whole, which the fields of each do not notice. */
function useRevision(): number {
  const { subscribe } = useFormContext();
  const [revision, setRevision] = useState(0);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === 'sources') setRevision((count) => count + 1);
        },
      }),
    [subscribe],
  );
  return revision;
}

const list = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;
