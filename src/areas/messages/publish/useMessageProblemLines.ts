import { useTranslate } from 'react-admin';
import type { ProblemLine } from '@/records/lifecycle/ProblemList';
import type { PublishProblem } from '../checks/publishProblems';
import { messagePath } from '../messageSchema';

/** Returns a function for what prevents publishing a message, in words, with links to the fields. */
export function useMessageProblemLines() {
  const translate = useTranslate();
  return (id: string, problems: readonly PublishProblem[]): ProblemLine[] =>
    problems.map(({ code, field }) => ({
      text: translate(`areas.messages.refusals.${code}`),
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
