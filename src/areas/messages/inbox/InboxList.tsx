import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { writtenIn } from '@/api/languageDirection';
import { Loaded } from '@/records/calls/Loaded';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { RecordLink } from '@/records/list/RecordLink';
import { EmptyState } from '@/ui/state/EmptyState';
import { type Item, itemPath } from '../shell/itemSchema';
import { isUnread } from '../shell/itemState';
import { SeverityMark } from '../shell/SeverityMark';
import { useFilled } from '../shell/useFilled';
import { useInbox } from '../shell/useInbox';
import { RowActions } from './RowActions';

const texts = 'areas.messages.inbox';
const perPage = 25;

interface InboxListProps {
  tab: string;
  filter: Readonly<Record<string, unknown>>;
  /** Whether a message still belongs here, after what was done with it. */
  shows: (item: Item) => boolean;
}

/** A page of messages, newest first; the address has its number. */
export function InboxList({ tab, filter, shows }: InboxListProps) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get(`${tab}-page`))) || 1);
  const { items, total = 0, ...query } = useInbox({ page, perPage, filter });
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <Loaded query={{ ...query, data: items?.filter(shows) }}>
      {(messages) => (
        <>
          {messages.length === 0 && page === 1 ? (
            <EmptyState title={translate(`${texts}.empty.${tab}`)} />
          ) : null}
          <Box component="ul" role="list" sx={list}>
            {messages.map((item) => (
              <InboxRow key={item.id} item={item} />
            ))}
          </Box>
          {pages > 1 || page > 1 ? <Pages tab={tab} page={page} pages={pages} /> : null}
        </>
      )}
    </Loaded>
  );
}

function InboxRow({ item }: { item: Item }) {
  const translate = useTranslate();
  const filled = useFilled();
  const { id, title, summary, language, severity, from, acknowledge } = item;
  const isNew = isUnread(item);
  const status = isNew ? (acknowledge ? 'toConfirm' : 'unread') : undefined;
  return (
    <Box component="li" sx={row}>
      <Box sx={firstLine}>
        <Typography component="div" variant="body2" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          <SeverityMark severity={severity} />
          {status ? ` · ${translate(`areas.messages.parts.${status}`)}` : ''} · <RelativeTime value={from} />
        </Typography>
        <RowActions item={item} />
      </Box>
      <Typography {...writtenIn(language)} sx={isNew ? undefined : readTitle}>
        <RecordLink to={itemPath(id)}>{filled(title)}</RecordLink>
      </Typography>
      <Typography {...writtenIn(language)} variant="body2">
        {filled(summary)}
      </Typography>
    </Box>
  );
}

interface PagesProps {
  tab: string;
  page: number;
  pages: number;
}

function Pages({ tab, page, pages }: PagesProps) {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const to = (next: number | null) => {
    const query = new URLSearchParams(search);
    query.set(`${tab}-page`, String(next ?? 1));
    return { search: query.toString() };
  };
  return (
    <Pagination
      aria-label={translate(`${texts}.pages`)}
      page={Math.min(page, pages)}
      count={pages}
      getItemAriaLabel={(type, at) =>
        type === 'page'
          ? translate('ra.navigation.page', { page: at })
          : translate(`ra.navigation.${type}`, { _: type })
      }
      renderItem={(item) => <PaginationItem {...item} component={Link} to={to(item.page)} />}
      sx={{ mt: 2 }}
    />
  );
}

const list = { m: 0, p: 0, listStyle: 'none', maxWidth: '44rem', overflowWrap: 'anywhere' } as const;
const row = { py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;
const firstLine = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 } as const;
const readTitle = { '& .record-link': { fontWeight: 400 } } as const;
