import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import type { ProblemLine } from '@/records/lifecycle/ProblemList';
import type { PublishProblem } from '../checks/publishProblems';
import { messagePath } from '../messageSchema';

/** Returns a function for what prevents publishing a message, in words, with links to the fields. */
export function useMessageProblemLines() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  return (id: string, problems: readonly PublishProblem[]): ProblemLine[] =>
    problems.map(({ code, field }) => ({
      text:
        code === 'no_text'
          ? translate('areas.messages.publish.noText', { language: nameOf(field.replace('texts.', '')) })
          : translate(`areas.messages.refusals.${code}`),
      to: messagePath(id, placeOf(field)),
      field: field.startsWith('texts.') ? `${field}.title` : field,
      prevents: true,
    }));
}

/** Where a field is, in the page's address. */
function placeOf(field: string): Record<string, string> {
  const [name, language] = field.split('.');
  if (name === 'texts' && language !== undefined) return { tab: 'texts', language };
  return { tab: name === 'endsAt' ? 'schedule' : 'audience' };
}
