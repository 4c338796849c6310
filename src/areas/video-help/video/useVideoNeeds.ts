import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useLanguageName } from '@/people/languages';
import type { ProblemLine } from '@/records/lifecycle/ProblemList';
import { useShell } from '@/ui/shell';
import { videoNeeds } from '../checks/videoNeeds';
import { textsSchema, type Video, videoPath } from '../videoSchema';

/** The part of the form that shows what a video lacks. */
const tabOf: Readonly<Record<string, string>> = {
  title: 'about',
  sources: 'video',
  captions: 'captions',
  description: 'captions',
};

/** Returns a function for a problem in words, as an instruction. */
function useProblemText(): (problem: string) => string {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { defaultLanguage } = useShell();
  return (problem) => {
    const [field = '', code = defaultLanguage] = problem.split('.');
    return translate(`areas.video-help.publish.problems.${field}`, { language: nameOf(code) });
  };
}

/** Returns a function for the problems of a video in words, with links to where they can be mended. */
export function useVideoProblemLines(): (id: string, problems: readonly string[]) => ProblemLine[] {
  const textOf = useProblemText();
  const { defaultLanguage } = useShell();
  return (id, problems) =>
    problems.map((problem) => {
      const to = videoPath(id, tabOf[problem.split('.')[0] ?? ''] ?? 'about');
      return {
        text: textOf(problem),
        to,
        field: problem === 'description' ? `description.${defaultLanguage}` : problem,
        prevents: true,
      };
    });
}

/** Returns a function for what the video in the form lacks, by default with the form's sources. */
export function useVideoNeeds({ captions }: Pick<Video, 'captions'>): (sources?: object) => string[] {
  const { defaultLanguage } = useShell();
  const { getValues } = useFormContext();
  return (sources = Object(getValues('sources'))) =>
    videoNeeds(
      {
        title: v.parse(textsSchema, getValues('title')),
        sources: { ...sources },
        noSpeech: getValues('noSpeech') === true,
        description: v.parse(textsSchema, getValues('description')),
      },
      captions.map(({ lang }) => lang),
      defaultLanguage,
    );
}

/**
 * Returns a function for why a published video cannot be saved with these sources, in words. Captions are saved apart from
 * the form, so they must be there before the source.
 */
export function useSourcesNeed(video: Video | undefined): (sources: object) => string | undefined {
  const translate = useTranslate();
  const textOf = useProblemText();
  const needs = useVideoNeeds(video ?? { captions: [] });
  return (sources) => {
    if (video?.status !== 'published') return undefined;
    const missing = needs(sources).filter((problem) => /^(sources|captions)\b/.test(problem));
    if (missing.length === 0) return undefined;
    return translate('areas.video-help.publish.stays', { problems: missing.map(textOf).join('; ') });
  };
}
