import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordLink } from '@/records/list/RecordLink';
import { lazyPart } from '@/ui/loading/LazyPart';
import { WidgetMessage } from '../frame/WidgetMessage';
import { useShortcuts } from '../layout/useLayout';
import { useMayOpen } from './usePages';

/** So many fit below one another. */
const oneColumn = 5;

const texts = 'areas.dashboard.shortcuts';

const ShortcutsForm = lazyPart(() => import('./ShortcutsForm').then((part) => part.ShortcutsForm));

/** The person's own links. One to a page that they may no longer open is only a name. */
export function ShortcutsBody() {
  const translate = useTranslate();
  const shortcuts = useShortcuts();
  const mayOpen = useMayOpen();
  const [isEditing, setEditing] = useState(false);
  if (shortcuts === undefined) return <WidgetMessage text={translate('areas.dashboard.layoutMissing')} />;
  const isEmpty = shortcuts.length === 0;
  return (
    <>
      {isEmpty ? <WidgetMessage text={translate(`${texts}.empty`)} /> : null}
      <Box component="ul" sx={[list, shortcuts.length > oneColumn && { columns: '2 14rem' }]}>
        {shortcuts.map(({ name, to }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none has a state of its own
          <li key={place}>
            {mayOpen(to) ? (
              <RecordLink to={to}>
                <bdi>{name}</bdi>
              </RecordLink>
            ) : (
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                <bdi>{name}</bdi> ({translate(`${texts}.closed`)})
              </Typography>
            )}
          </li>
        ))}
      </Box>
      <Button
        size="small"
        variant={isEmpty ? 'outlined' : 'text'}
        onClick={() => setEditing(true)}
        sx={{
          alignSelf: 'flex-start',
          mt: isEmpty ? 1.5 : 'auto',
          // Aligns the caption of a text button with the list.
          ml: isEmpty ? 0 : -2,
          displayPrint: 'none',
        }}
      >
        {translate(`${texts}.${isEmpty ? 'add' : 'edit'}`)}
      </Button>
      {isEditing ? <ShortcutsForm shortcuts={shortcuts} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 0.75, breakInside: 'avoid', overflowWrap: 'anywhere' },
} as const;
