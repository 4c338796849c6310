import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Message } from '../messageSchema';
import { usePercent } from './useReach';

const texts = 'areas.messages.receipts';

interface ReachNumbersProps {
  message: Pick<Message, 'kind' | 'acknowledge'>;
  reach: Message['reach'];
}

/** A message's reach in numbers and as a bar; without actions that it does not allow. */
export function ReachNumbers({ message: { kind, acknowledge }, reach }: ReachNumbersProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const percent = usePercent();
  const { audience, seen, dismissed, acknowledged } = reach;
  // Dismissing and confirming imply seeing; people who have left the audience still count.
  const parts = { acknowledged, dismissed, seen: seen - dismissed - acknowledged };
  const all = Math.max(audience, seen, 1);
  const isPossible = { audience: true, seen: true, dismissed: kind !== 'inbox', acknowledged: acknowledge };
  return (
    <>
      <Box component="dl" sx={facts}>
        {numbers
          .filter((name) => isPossible[name] || reach[name] > 0)
          .map((name) => (
            <div key={name}>
              <dt>
                <Box component="span" aria-hidden sx={{ ...mark, bgcolor: colours[name] }} />
                {translate(`${texts}.numbers.${name}`)}
              </dt>
              <dd>
                {format(reach[name])}
                {name === 'audience' || audience === 0 ? null : (
                  <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ml: 1 }}>
                    {percent(reach[name] / all)}
                  </Box>
                )}
              </dd>
            </div>
          ))}
      </Box>
      <Box aria-hidden sx={bar}>
        {(['acknowledged', 'dismissed', 'seen'] as const).map((name) => (
          <Box
            key={name}
            sx={{ bgcolor: colours[name] }}
            style={{ width: `${(parts[name] / all) * 100}%` }}
          />
        ))}
      </Box>
    </>
  );
}

const numbers = ['audience', 'seen', 'dismissed', 'acknowledged'] as const;
const colours = {
  audience: 'action.disabledBackground',
  seen: 'info.light',
  dismissed: 'text.secondary',
  acknowledged: 'success.main',
} as const;
/** The whole audience has the colour of an empty bar. */
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
  mb: 3,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: colours.audience,
  ...outlined,
} as const;
const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, max-content)' },
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mb: 1.5,
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, typography: 'h3', fontVariantNumeric: 'tabular-nums' },
} as const;
