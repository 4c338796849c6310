import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import type { SearchItem } from './searchItem';

interface SearchLineProps {
  item: SearchItem;
  /** What `useAutocomplete` gives to an option. */
  option: HTMLAttributes<HTMLLIElement>;
}

/** A line of the search: name, and where it is or what tells it from others. */
export function SearchLine({ item, option }: SearchLineProps) {
  const { icon: Icon, name, detail, isRetry } = item;
  return (
    <Box component="li" {...option} sx={[look, isRetry === true && { color: 'text.secondary' }]}>
      <Icon fontSize="small" />
      <Box component="bdi" className="name">
        {name}
      </Box>
      {detail ? (
        <Box component="bdi" className="detail">
          {detail}
        </Box>
      ) : null}
    </Box>
  );
}

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: { xs: 48, sm: 40 },
  px: 1.5,
  py: 0.5,
  borderRadius: 0.75,
  cursor: 'pointer',
  scrollMarginTop: 36,
  '& svg': { flexShrink: 0, color: 'text.secondary' },
  '& .name, & .detail': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { flex: '0 1 auto', minWidth: '40%' },
  '& .detail': { flex: '1 2 0', textAlign: 'end', color: 'text.secondary', typography: 'body2' },
  '&.Mui-focused': {
    bgcolor: 'action.selected',
    boxShadow: ({ palette }: Theme) => `inset 3px 0 ${palette.primary.main}`,
  },
  '@media (forced-colors: active)': {
    '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
} as const;
