import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { writtenIn } from '@/api/languageDirection';
import { Loaded } from '@/records/calls/Loaded';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { AppLink } from '@/ui/page/AppLink';
import { EmptyState } from '@/ui/state/EmptyState';
import type { Item } from '../shell/itemSchema';
import { SeverityMark } from '../shell/SeverityMark';
import { useFilled } from '../shell/useFilled';
import { useInbox } from '../shell/useInbox';
import { inboxPath } from './inboxPath';

const texts = 'areas.messages.inbox';
const perPage = 25;

interface InboxListProps {
  tab: string;
  filter: Readonly<Record<string, unknown>>;
}

/** A page of messages, newest first; the address has its number. */
export function InboxList({ tab, filter }: InboxListProps) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get(`${tab}-page`))) || 1);
  const { items, total = 0, ...query } = useInbox({ page, perPage, filter });
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <Loaded query={{ ...query, data: items }}>
      {(found) => (
        <>
          {found.length === 0 && page === 1 ? (
            <EmptyState title={translate(`${texts}.empty.${tab}`)} />
          ) : null}
          <Box component="ul" role="list" sx={list}>
            {found.map((item) => (
              <InboxRow key={item.id} item={item} />
            ))}
          </Box>
          {pages > 1 || page > 1 ? <Pages tab={tab} page={page} pages={pages} total={total} /> : null}
        </>
      )}
    </Loaded>
  );
}

function InboxRow({ item }: { item: Item }) {
  const translate = useTranslate();
  const filled = useFilled();
  const { id, title, summary, language, severity, from, unread, state } = item;
  const isUnread = unread && state === 'unseen';
  const said = writtenIn(language);
  return (
    <Box component="li" sx={row}>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        <SeverityMark severity={severity} />
        {isUnread ? ` · ${translate('areas.messages.parts.unread')}` : ''} · <RelativeTime value={from} />
      </Typography>
      <Typography {...said} sx={{ fontWeight: isUnread ? 600 : undefined }}>
        <AppLink to={`${inboxPath}/${encodeURIComponent(id)}`}>{filled(title)}</AppLink>
      </Typography>
      <Typography {...said} variant="body2">
        {filled(summary)}
      </Typography>
    </Box>
  );
}

interface PagesProps {
  tab: string;
  page: number;
  pages: number;
  total: number;
}

function Pages({ tab, page, pages, total }: PagesProps) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const to = (next: number) => {
    const query = new URLSearchParams(search);
    query.set(`${tab}-page`, String(next));
    return { search: query.toString() };
  };
  const current = Math.min(page, pages);
  return (
    <Box component="nav" aria-label={translate(`${texts}.pages`)} sx={pageLine}>
      {page > 1 ? (
        <Button component={Link} to={to(Math.min(page - 1, pages))} variant="outlined">
          {translate(`${texts}.newer`)}
        </Button>
      ) : null}
      <Typography variant="body2">
        {translate(`${texts}.range`, {
          first: (current - 1) * perPage + 1,
          last: Math.min(current * perPage, total),
          total,
        })}
      </Typography>
      {page < pages ? (
        <Button component={Link} to={to(page + 1)} variant="outlined">
          {translate(`${texts}.older`)}
        </Button>
      ) : null}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', maxWidth: '44rem', overflowWrap: 'anywhere' } as const;
const row = { py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;
const pageLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 } as const;
