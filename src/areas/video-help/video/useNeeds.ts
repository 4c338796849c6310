import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { useLanguageName } from '@/people/languages';
import { useShell } from '@/ui/shell';
import { videoNeeds } from '../checks/videoNeeds';
import { textsSchema, type Video } from '../videoSchema';

/** The part of the form that shows what a video lacks. */
export const tabOf: Readonly<Record<string, string>> = {
  title: 'about',
  sources: 'video',
  captions: 'captions',
  description: 'captions',
};

/** Returns a function for a problem in words, as an instruction. */
export function useProblemText(): (problem: string) => string {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { defaultLanguage } = useShell();
  return (problem) => {
    const [field = '', code = defaultLanguage] = problem.split('.');
    return translate(`areas.video-help.publish.problems.${field}`, { language: nameOf(code) });
  };
}

/**
 * Returns a function for why a published video cannot be saved with these sources, in words. Captions are saved apart from
 * the form, so they must be there before the source.
 */
export function useSourcesNeed(video: Video | undefined): (sources: object) => string | undefined {
  const translate = useTranslate();
  const say = useProblemText();
  const { defaultLanguage } = useShell();
  const { getValues } = useFormContext();
  return (sources) => {
    if (video?.status !== 'published') return undefined;
    const values = {
      title: v.parse(textsSchema, getValues('title')),
      sources: { ...sources },
      noSpeech: getValues('noSpeech') === true,
      description: v.parse(textsSchema, getValues('description')),
    };
    const captioned = video.captions.map(({ lang }) => lang);
    const lacks = videoNeeds(values, captioned, defaultLanguage).filter((problem) =>
      /^(sources|captions)\b/.test(problem),
    );
    if (lacks.length === 0) return undefined;
    return translate('areas.video-help.publish.stays', { problems: lacks.map(say).join('; ') });
  };
}
