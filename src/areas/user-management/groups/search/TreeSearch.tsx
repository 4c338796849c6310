import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { SearchField } from '@/records/inputs/SearchField';
import { SearchHits, type SearchHitsProps } from './SearchHits';

interface TreeSearchProps extends Omit<SearchHitsProps, 'q'> {
  value: string;
  onChange: (value: string) => void;
  /** Next to the field. */
  tools?: ReactNode;
  /** Shown while there is no search. */
  children: ReactNode;
}

/**
 * The search over all records of a tree. The arrow keys move from the field into the hits and back, Escape ends the
 * search.
 */
export function TreeSearch({ value, onChange, tools, children, ...hits }: TreeSearchProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const isSearching = value.trim() !== '';

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearching || frame.current === null) return;
    const stops = [...frame.current.querySelectorAll<HTMLElement>('input, [data-hit]')];
    const here = stops.findIndex((stop) => stop.matches(':focus'));
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (here < 0) return;
    // The hits still belong to another text.
    if (here === 0 && event.target instanceof HTMLInputElement && event.target.value.trim() !== value.trim())
      return;
    if (event.key === 'Escape' && here > 0) {
      event.stopPropagation();
      onChange('');
      stops[0]?.focus();
    } else if (way !== undefined && stops[here + way]) {
      event.preventDefault();
      stops[here + way]?.focus();
    }
  };
  return (
    <Box
      ref={frame}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <SearchField
          label={translate('areas.user-management.groups.search.label')}
          value={value}
          onChange={onChange}
          sx={{ flex: '1 1 13rem' }}
        />
        {tools}
      </Box>
      {isSearching && <SearchHits {...hits} q={value.trim()} />}
      {!isSearching && children}
    </Box>
  );
}
