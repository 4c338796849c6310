import BookmarkBorder from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../../ui/loading/LazyPart';
import { usePreload } from '../../../../ui/loading/usePreload';
import { isSameQuery, presetViews, queryAddress, type UserQuery } from './userViews';
import { useSavedViews } from './useSavedViews';

const texts = 'areas.user-management.users.list.views';

const ViewPanel = lazyPart(() => import('./ViewPanel').then((part) => part.ViewPanel));
const next = [ViewPanel];

/** Opens the views: queries with a name, some always offered, others saved by the person. Its caption names the one in force. */
export function ViewsButton() {
  const translate = useTranslate();
  usePreload(next);
  const navigate = useNavigate();
  const { filterValues, sort, perPage } = useListContext();
  const { views, save, remove } = useSavedViews();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  const query: UserQuery = { filter: filterValues, sort, perPage };
  const presets = presetViews.map(({ name, filter, sort: order }) => ({
    label: translate(`${texts}.presets.${name}`),
    value: { filter, sort: order, perPage },
  }));
  const active = [...views, ...presets].find(({ value }) => isSameQuery(value, query));
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: '100%' }}
      >
        {active ? translate(`${texts}.active`, { name: active.label }) : translate(`${texts}.button`)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate(`${texts}.button`),
            sx: { width: 'min(22rem, calc(100vw - 32px))', border: 1, borderColor: 'divider' },
          },
        }}
      >
        <ViewPanel
          presets={presets}
          views={views}
          active={active}
          query={query}
          onChoose={(view) => {
            close();
            navigate(queryAddress(view.value));
          }}
          onSave={save}
          onRemove={remove}
        />
      </Popover>
    </>
  );
}
