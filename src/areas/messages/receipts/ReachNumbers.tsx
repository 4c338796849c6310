import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Message } from '../messageSchema';
import { possibleStates } from './possibleStates';
import { usePercent } from './useReach';

const texts = 'areas.messages.receipts';

interface ReachNumbersProps {
  message: Pick<Message, 'kind' | 'acknowledge'>;
  reach: Message['reach'];
}

/** How many people have seen a message, and what each of them has done last, in numbers and as a bar. */
export function ReachNumbers({ message, reach }: ReachNumbersProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const percent = usePercent();
  const { audience, seen, dismissed, acknowledged, unseen } = reach;
  const everyone = seen + unseen;
  const counts = { acknowledged, dismissed, seen: seen - dismissed - acknowledged, unseen };
  const parts = possibleStates(message, reach);
  const share = (part: number) => percent(everyone === 0 ? 0 : part / everyone);
  return (
    <>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {translate(`${texts}.seenBy`, { seen: format(seen), smart_count: everyone, share: share(seen) })}
      </Typography>
      <Box aria-hidden sx={bar}>
        {parts.map((name) => (
          <Box
            key={name}
            sx={{ bgcolor: colours[name] }}
            style={{ width: everyone === 0 ? 0 : `${(counts[name] / everyone) * 100}%` }}
          />
        ))}
      </Box>
      <Box component="dl" sx={facts}>
        {parts.map((name) => (
          <div key={name}>
            <dt>
              <Box component="span" aria-hidden sx={{ ...mark, bgcolor: colours[name] }} />
              {translate(`${texts}.${name === 'seen' && parts.length > 2 ? 'seenOnly' : `states.${name}`}`)}
            </dt>
            <dd>
              {format(counts[name])}{' '}
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ml: 1 }}>
                {share(counts[name])}
              </Box>
            </dd>
          </div>
        ))}
      </Box>
      {everyone > audience ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {translate(`${texts}.left`, { smart_count: everyone - audience })}
        </Typography>
      ) : null}
    </>
  );
}

const colours = {
  acknowledged: 'success.main',
  dismissed: 'text.secondary',
  seen: 'info.light',
  unseen: 'action.disabledBackground',
} as const;
/** Nobody's part has the colour of an empty bar. */
const outlined = { outline: '1px solid', outlineColor: 'text.disabled', outlineOffset: -1 } as const;
const mark = {
  display: 'inline-block',
  width: 10,
  height: 10,
  borderRadius: 0.5,
  marginInlineEnd: 0.75,
  ...outlined,
} as const;
const bar = {
  display: 'flex',
  height: 10,
  mb: 1.5,
  borderRadius: 1,
  overflow: 'hidden',
  ...outlined,
} as const;
const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, max-content)' },
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mb: 2,
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, typography: 'subtitle1', fontVariantNumeric: 'tabular-nums' },
} as const;
