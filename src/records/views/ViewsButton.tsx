import BookmarkBorder from '@mui/icons-material/BookmarkBorderOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useCreatePath, useListContext, useResourceContext, useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { captionOnRoom, iconOnHandset } from '@/ui/controls/captionOnRoom';
import { useSharedViews } from './useSharedViews';
import { ViewPanel } from './ViewPanel';
import { isSameQuery, type ListQuery, queryAddress, readSavedViews, type ViewsDescription } from './views';

/** Opens the views (named queries). Its caption is the name of the active one. */
export function ViewsButton({ texts, presets, sharing }: ViewsDescription) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const { filterValues, sort, perPage } = useListContext();
  const [storedViews, setStoredViews] = useStore<unknown>(`${resource}.savedQueries`, []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  const views = readSavedViews(storedViews);
  const query: ListQuery = { filter: filterValues, sort, perPage };
  const presetViews = Object.entries(presets).map(([name, preset]) => ({
    label: translate(`${texts}.${name}`, { ...preset.args }),
    value: { filter: preset.filter, sort: preset.sort, perPage },
  }));
  // The active view may be a shared one, unless nothing is filtered.
  const shared = useSharedViews(sharing, anchor !== null || Object.keys(filterValues).length > 0);
  const active = [...views, ...presetViews, ...(shared?.data ?? [])].find(({ value }) =>
    isSameQuery(value, query),
  );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: '100%', ...iconOnHandset }}
      >
        <Box component="span" sx={captionOnRoom}>
          {active
            ? translate('records.views.active', { name: active.label })
            : translate('records.views.button')}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('records.views.button'),
            // Choosing a view may make the panel higher: it then scrolls instead of moving.
            style: {
              maxHeight: `max(20rem, 100dvh - ${(anchor?.getBoundingClientRect().bottom ?? 0) + 16}px)`,
            },
            sx: { width: 'min(22rem, calc(100vw - 32px))' },
          },
        }}
      >
        <ViewPanel
          presets={presetViews}
          views={views}
          shared={shared}
          sharing={sharing}
          active={active}
          query={query}
          onChoose={({ value }) => {
            close();
            navigate(queryAddress(createPath({ resource, type: 'list' }), value));
          }}
          onStore={setStoredViews}
        />
      </Popover>
    </>
  );
}
