import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Identifier, useGetList, useLocaleState, useTranslate } from 'react-admin';
import { useLanguageName } from '../../../directory/languages';
import { Loaded } from '../../../records/calls/Loaded';
import { RelativeTime } from '../../../records/columns/RelativeTime';
import { SelectField } from '../../../records/inputs/SelectField';
import { PageSection } from '../../../ui/page/PageSection';
import type { Message } from '../messageSchema';
import { type Receipt, receiptStates } from '../receiptSchema';
import { ReceiptTools } from './ReceiptTools';

const texts = 'areas.messages.receipts';
const receiptsResource = 'messages/message-receipts';
const shown = 100;

/** Who of the audience has read a message, those who have not first; where people are only counted, the numbers alone (MS39). */
export function Receipts({ message }: { message: Message }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { reach } = message;
  const format = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <PageSection title={translate('areas.messages.editor.tabs.receipts')} sx={{ maxWidth: 760 }}>
      <Box component="dl" sx={facts}>
        {(['audience', 'seen', 'dismissed', 'acknowledged'] as const).map((name) => (
          <div key={name}>
            <dt>{translate(`${texts}.numbers.${name}`)}</dt>
            <dd>{format(reach[name])}</dd>
          </div>
        ))}
      </Box>
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

function People({ message }: { message: Message }) {
  const translate = useTranslate();
  const [state, setState] = useState('');
  const filter = { messageId: message.id, ...(state !== '' && { state }) };
  const query = useGetList<Receipt & { id: Identifier }>(receiptsResource, {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'state', order: 'DESC' },
    filter,
  });
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
        <ReceiptTools message={message} filter={filter} total={query.total ?? 0} />
      </Box>
      <Loaded query={query} failed={translate(`${texts}.failed`)}>
        {(receipts) => (
          <>
            <Box component="ul" aria-label={translate(`${texts}.people`)} sx={list}>
              {receipts.map((receipt) => (
                <Line key={receipt.id} receipt={receipt} />
              ))}
            </Box>
            {(query.total ?? 0) > receipts.length ? (
              <Typography sx={{ color: 'text.secondary', mt: 1 }}>
                {translate(`${texts}.further`, { smart_count: (query.total ?? 0) - receipts.length })}
              </Typography>
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

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mb: 3,
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, typography: 'h3', fontVariantNumeric: 'tabular-nums' },
} as const;
const list = {
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  px: 2,
  py: 1,
  typography: 'body2',
  listStyle: 'none',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
