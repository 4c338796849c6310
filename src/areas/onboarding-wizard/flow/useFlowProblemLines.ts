import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import type { ProblemLine } from '@/records/lifecycle/ProblemList';
import { useShell } from '@/ui/shell';
import { inOrder, isWritten, type Problem, preventsPublishing, type Step } from '../checks/steps';
import type { Flow } from '../flowSchema';
import { useStepTitle } from './useStepTitle';

const texts = 'areas.onboarding-wizard.problems';
const audienceCodes = new Set(['no_audience', 'group_gone']);
const guideCodes = new Set(['no_title']);

/** Returns a function for the problems of a guide in words, in the order of its steps, with links to what they are about. */
export function useFlowProblemLines() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const titleOf = useStepTitle();
  const { defaultLanguage } = useShell();
  return (
    { id, order, steps }: { id: string; order: readonly string[]; steps: Flow['steps'] },
    problems: readonly Problem[],
  ): ProblemLine[] => {
    const addressWith = (query: Readonly<Record<string, string>>) =>
      `/onboarding-wizard/${encodeURIComponent(id)}?${new URLSearchParams(query)}`;
    return inOrder(problems, order).map((problem) => {
      const { stepId = '', code } = problem;
      const step = steps[stepId];
      const [key = '', language = ''] = code.split('.');
      const text = translate(`${texts}.${key}`, {
        language: language && nameOf(language),
        _: translate(`${texts}.other`),
      });
      const prevents = preventsPublishing(problem, defaultLanguage);
      if (step) {
        const to = addressWith({ step: stepId, ...(language && { language }) });
        const field = fieldOf(key, step, language);
        return { text, to, field, part: `${order.indexOf(stepId) + 1}. ${titleOf(step)}`, prevents };
      }
      const tab = audienceCodes.has(key) ? 'audience' : guideCodes.has(key) ? 'steps' : undefined;
      const field = audienceCodes.has(key) ? 'audience' : `title.${defaultLanguage}`;
      return { text, to: tab && addressWith({ tab }), field, prevents };
    });
  };
}

/** The field of a step that mends a problem. */
function fieldOf(key: string, { id, title }: Step, language: string): string {
  const text = isWritten(title[language]) ? 'text' : 'title';
  const fields: Readonly<Record<string, string>> = {
    no_text: `${text}.${language}`,
    page_gone: 'page',
    no_page: 'page',
    video_gone: 'videoId',
  };
  return `steps.${id}.${fields[key] ?? 'anchor'}`;
}
