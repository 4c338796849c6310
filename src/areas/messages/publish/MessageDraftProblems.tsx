import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { audienceSchema, isNobody, nobody } from '@/people/audience/audience';
import { ProblemList } from '@/records/lifecycle/ProblemList';
import type { Texts } from '../checks/messageText';
import { publishProblems } from '../checks/publishProblems';
import type { Message } from '../messageSchema';
import { momentOf, zoneOf } from '../schedule/scheduleShape';
import { useMessageProblemLines } from './useMessageProblemLines';

const formSchema = v.object({
  // The form's texts may lack parts.
  texts: v.custom<Texts>((value) => value === undefined || typeof value === 'object'),
  fallback: v.fallback(v.string(), 'en'),
  audience: v.fallback(audienceSchema, nobody),
});

/** What prevents publishing the draft as it is in the form; the number of people is counted before publishing. */
export function MessageDraftProblems({ message }: { message: Message }) {
  const linesOf = useMessageProblemLines();
  const problems = useWatch({
    // Renders only when the problems change, not on each character.
    compute(values: Readonly<Record<string, unknown>>) {
      const { texts, fallback, audience } = v.parse(formSchema, values);
      const end = momentOf(values.endsAt, zoneOf(values.timeZone));
      const draft = { texts, fallback, endsAt: typeof end === 'string' ? end : null };
      return publishProblems(draft, Date.now(), isNobody(audience) ? 0 : undefined);
    },
  });
  if (problems.length === 0) return null;
  return (
    <Box sx={{ maxWidth: 720, mb: 3 }}>
      <ProblemList problems={linesOf(message.id, problems)} />
    </Box>
  );
}
