import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { type AudiencePart, audienceSchema, isNobody, nobody } from '@/people/audience/audience';
import { useAudienceReach } from '@/people/audience/useAudienceReach';

const texts = 'areas.messages.preview';

/**
 * Whether the members of a group or role get the message, and whether its author does (MS15). The members in the audience
 * are counted as those who leave it when the group or role is excluded.
 */
export function PreviewReach({ part }: { part: AudiencePart | undefined }) {
  const translate = useTranslate();
  const audience = v.parse(v.fallback(audienceSchema, nobody), useWatch({ name: 'audience' }));
  const whole = useAudienceReach(audience);
  const others = useAudienceReach(part ? { ...audience, exclude: [...audience.exclude, part] } : audience);
  const members = useAudienceReach(part ? { ...nobody, include: [part] } : nobody);
  const isKnown = !(whole.isCounting || others.isCounting || members.isCounting);
  if (!isKnown || !whole.reach || !others.reach || !members.reach) return null;
  const count = whole.reach.count - others.reach.count;
  const of = members.reach.count;
  const which = count === 0 ? 'noMember' : count === of ? 'allMembers' : 'someMembers';
  return (
    <Typography component="div" role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {part ? <div>{translate(`${texts}.${which}`, { count, of, smart_count: of })}</div> : null}
      {whole.reach.includesCaller === false && !isNobody(audience) ? (
        <div>{translate(`${texts}.notYou`)}</div>
      ) : null}
    </Typography>
  );
}
