import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Identifier, type SortPayload, useInfiniteGetList, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { Loaded } from '@/records/calls/Loaded';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { SearchField } from '@/records/inputs/SearchField';
import { SelectField } from '@/records/inputs/SelectField';
import { FramedList } from '@/records/list/FramedList';
import type { Message } from '../messageSchema';
import type { Receipt } from '../receiptSchema';
import { possibleStates } from './possibleStates';
import { ReceiptTools } from './ReceiptTools';

const texts = 'areas.messages.receipts';
const receiptsResource = 'messages/message-receipts';
/** The choice of those whom a message still waits for. */
const unconfirmed = 'unconfirmed';
/** The number of people shown at first, and added by each click on the button. */
const pageSize = 100;

const sorts = {
  unseen: { field: 'state', order: 'DESC' },
  name: { field: 'user.name', order: 'ASC' },
  latest: { field: 'seenAt', order: 'DESC' },
} as const satisfies Record<string, SortPayload>;

interface PeopleProps {
  message: Message;
  reach: Message['reach'];
}

/** The people of a message and what each has done, with search, filter, sorting, export and reminders. */
export function People({ message, reach }: PeopleProps) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const [state, setState] = useState('');
  const [order, setOrder] = useState<keyof typeof sorts>('unseen');
  const ofState = state === unconfirmed ? { state_neq: 'acknowledged' } : state !== '' && { state };
  const filter = { messageId: message.id, ...ofState, ...(q !== '' && { q }) };
  const sort = sorts[order];
  const query = useInfiniteGetList<Receipt & { id: Identifier }>(receiptsResource, {
    pagination: { page: 1, perPage: pageSize },
    sort,
    filter,
  });
  const pages = query.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  const possible = possibleStates(message, reach).toReversed();
  const states = message.acknowledge ? [unconfirmed, ...possible] : possible;
  const orders = Object.keys(sorts).map((value) => ({ value, label: translate(`${texts}.orders.${value}`) }));
  return (
    <>
      <Box sx={tools}>
        <SearchField
          label={translate('records.search')}
          value={q}
          onChange={setQ}
          sx={{ flex: '1 1 12rem' }}
        />
        <ReceiptTools message={message} filter={filter} sort={sort} total={total} />
        <Box sx={choices}>
          <SelectField
            size="small"
            label={translate(`${texts}.state`)}
            value={state}
            onChange={setState}
            options={states.map((value) => ({ value, label: translate(`${texts}.states.${value}`) }))}
            emptyLabel={translate(`${texts}.all`)}
          />
          <SelectField
            size="small"
            label={translate(`${texts}.order`)}
            value={order}
            onChange={(next) => setOrder(next === 'name' || next === 'latest' ? next : 'unseen')}
            options={orders}
          />
        </Box>
      </Box>
      <Loaded
        query={{ ...query, data: pages?.flatMap(({ data }) => data) }}
        failureText={translate(`${texts}.failed`)}
      >
        {(receipts) => (
          <>
            {receipts.length === 0 ? <Typography>{translate('records.inputs.noneFound')}</Typography> : null}
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
                {translate(`${texts}.further`, { smart_count: Math.min(pageSize, total - receipts.length) })}
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
      <Box sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
        {user.name === null ? <i>{translate(`${texts}.deleted`)}</i> : <bdi>{user.name}</bdi>}
        {/* Two people may have one name. */}
        {user.email === null ? null : (
          <Box component="bdi" sx={{ display: 'block', color: 'text.secondary' }}>
            {user.email}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: '0 1 14rem' }}>
        {translate(`${texts}.states.${state}`)} {at === null ? null : <RelativeTime value={at} />}
        {remindedAt === null ? null : (
          <Box sx={{ color: 'text.secondary' }}>
            {translate(`${texts}.reminded`)} <RelativeTime value={remindedAt} />
          </Box>
        )}
      </Box>
      <Box sx={{ flex: '0 1 6rem', color: 'text.secondary' }}>
        {language === '' ? translate(`${texts}.noLanguage`) : languageName(language)}
      </Box>
    </Box>
  );
}

const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 } as const;
const choices = {
  display: 'grid',
  flexBasis: '100%',
  gridTemplateColumns: 'repeat(2, minmax(0, 14rem))',
  columnGap: 1.5,
} as const;
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2,
  py: 1,
  typography: 'body2',
} as const;
