import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useKeyNames } from '@/ui/controls/useKeyNames';
import { handsetWidth } from '@/ui/handsetWidth';
import { named } from '@/ui/tips/tip';
import { Key } from './Key';
import { useOpenSearch } from './openSearch';
import { isMac } from './shortcut';

/** Looks like a field and opens the search; wide windows have it beside the product's name. */
export function SearchFieldButton() {
  const translate = useTranslate();
  const keyNames = useKeyNames();
  const open = useOpenSearch();
  const isHandset = useMediaQuery(handsetWidth, { noSsr: true });
  if (open === undefined || isHandset) return null;
  return (
    <ButtonBase {...opener} onClick={open} sx={fieldLook}>
      <Search fontSize="small" />
      <Box component="span" sx={caption}>
        {translate('app.search.title')}
      </Box>
      <Box component="span" aria-hidden sx={keys}>
        <Key>{isMac() ? '⌘K' : keyNames('Ctrl K')}</Key>
      </Box>
    </ButtonBase>
  );
}

/** The same as an icon, for a handset, at a place that does not move when other tools arrive. */
export function SearchIconButton() {
  const translate = useTranslate();
  const open = useOpenSearch();
  const isHandset = useMediaQuery(handsetWidth, { noSsr: true });
  if (open === undefined || !isHandset) return null;
  return (
    <IconButton {...opener} {...named(translate('app.search.title'))} onClick={open}>
      <Search />
    </IconButton>
  );
}

const opener = {
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': isMac() ? 'Meta+K' : 'Control+K',
} as const;

const fieldLook = {
  flex: '0 8 20rem',
  containerType: 'inline-size',
  minWidth: '3rem',
  height: 40,
  gap: 1,
  px: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  typography: 'body2',
  color: 'text.secondary',
  '&:hover': { borderColor: 'outline' },
} as const;
/** Where there is room for them beside the caption. */
const keys = { '@container (max-width: 10rem)': { display: 'none' } } as const;
const caption = {
  flexGrow: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
} as const;
