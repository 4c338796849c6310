import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Identifier, useInfiniteGetList, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { Loaded } from '@/records/calls/Loaded';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { SelectField } from '@/records/inputs/SelectField';
import { FramedList } from '@/records/list/FramedList';
import { useNumberFormat } from '@/ui/formats';
import { PageSection } from '@/ui/page/PageSection';
import type { Message } from '../messageSchema';
import { type Receipt, receiptStates } from '../receiptSchema';
import { ReceiptTools } from './ReceiptTools';

const texts = 'areas.messages.receipts';
const receiptsResource = 'messages/message-receipts';
/** So many people are shown at first, and by each press of the button below them. */
const atOnce = 100;

/** Who of the audience has read a message, those who have not first; where people are only counted, the numbers alone (MS39). */
export function Receipts({ message }: { message: Message }) {
  const translate = useTranslate();
  const { reach } = message;
  const format = useNumberFormat();
  return (
    <PageSection title={translate('areas.messages.editor.tabs.receipts')} sx={{ maxWidth: 760 }}>
      <Box component="dl" sx={facts}>
        {numbers.map((name) => (
          <div key={name}>
            <dt>
              <Box component="span" aria-hidden sx={{ ...mark, bgcolor: colours[name] }} />
              {translate(`${texts}.numbers.${name}`)}
            </dt>
            <dd>{format(reach[name])}</dd>
          </div>
        ))}
      </Box>
      <ReachBar reach={reach} />
      {message.phase === 'draft' ? (
        <Typography>{translate(`${texts}.draft`)}</Typography>
      ) : message.receipts === 'counts' ? (
        <Typography>{translate('areas.messages.refusals.counts_only')}</Typography>
      ) : (
        <People message={message} />
      )}
    </PageSection>
  );
}

/** How far a message has come among its people; the numbers above say the same. */
function ReachBar({ reach: { audience, seen, dismissed, acknowledged } }: Pick<Message, 'reach'>) {
  // Whoever has dismissed or confirmed it has seen it too.
  const parts = { acknowledged, dismissed, seen: seen - dismissed - acknowledged };
  const all = Math.max(audience, seen, 1);
  return (
    <Box aria-hidden sx={bar}>
      {(['acknowledged', 'dismissed', 'seen'] as const).map((name) => (
        <Box key={name} sx={{ bgcolor: colours[name] }} style={{ width: `${(parts[name] / all) * 100}%` }} />
      ))}
    </Box>
  );
}

function People({ message }: { message: Message }) {
  const translate = useTranslate();
  const [state, setState] = useState('');
  const filter = { messageId: message.id, ...(state !== '' && { state }) };
  const query = useInfiniteGetList<Receipt & { id: Identifier }>(receiptsResource, {
    pagination: { page: 1, perPage: atOnce },
    sort: { field: 'state', order: 'DESC' },
    filter,
  });
  const pages = query.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box sx={{ width: 220 }}>
          <SelectField
            size="small"
            label={translate(`${texts}.state`)}
            value={state}
            onChange={setState}
            options={receiptStates.map((value) => ({ value, label: translate(`${texts}.states.${value}`) }))}
            emptyLabel={translate(`${texts}.all`)}
          />
        </Box>
        <ReceiptTools message={message} filter={filter} total={total} />
      </Box>
      <Loaded
        query={{ ...query, data: pages?.flatMap(({ data }) => data) }}
        failed={translate(`${texts}.failed`)}
      >
        {(receipts) => (
          <>
            <FramedList label={translate(`${texts}.people`)}>
              {receipts.map((receipt) => (
                <Line key={receipt.id} receipt={receipt} />
              ))}
            </FramedList>
            {query.hasNextPage ? (
              <Button
                variant="outlined"
                sx={{ mt: 2 }}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {translate(`${texts}.further`, { smart_count: Math.min(atOnce, total - receipts.length) })}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}

function Line({ receipt }: { receipt: Receipt }) {
  const translate = useTranslate();
  const languageName = useLanguageName();
  const { user, state, seenAt, dismissedAt, acknowledgedAt, remindedAt, language } = receipt;
  const at = acknowledgedAt ?? dismissedAt ?? seenAt;
  return (
    <Box component="li" sx={line}>
      <Box component="bdi" sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
        {user.name ?? <i>{translate(`${texts}.deleted`)}</i>}
      </Box>
      <Box sx={{ flex: '0 1 14rem' }}>
        {translate(`${texts}.states.${state}`)} {at === null ? null : <RelativeTime value={at} />}
        {remindedAt === null ? null : (
          <Box sx={{ color: 'text.secondary' }}>
            {translate(`${texts}.reminded`)} <RelativeTime value={remindedAt} />
          </Box>
        )}
      </Box>
      <Box sx={{ flex: '0 1 6rem', color: 'text.secondary' }}>{languageName(language)}</Box>
    </Box>
  );
}

const numbers = ['audience', 'seen', 'dismissed', 'acknowledged'] as const;
const colours = {
  audience: 'action.disabledBackground',
  seen: 'info.light',
  dismissed: 'text.secondary',
  acknowledged: 'success.main',
} as const;
/** What stands for everybody is as faint as an empty bar. */
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
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2,
  py: 1,
  typography: 'body2',
} as const;
