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
export function TreeSearch({ value, onChange, tools, children, ...hitsProps }: TreeSearchProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const isSearching = value.trim() !== '';

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSearching || frame.current === null) return;
    const focusTargets = [...frame.current.querySelectorAll<HTMLElement>('input, [data-hit]')];
    const focusIndex = focusTargets.findIndex((target) => target.matches(':focus'));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (focusIndex < 0) return;
    // The hits still belong to another text.
    if (
      focusIndex === 0 &&
      event.target instanceof HTMLInputElement &&
      event.target.value.trim() !== value.trim()
    )
      return;
    if (event.key === 'Escape' && focusIndex > 0) {
      event.stopPropagation();
      onChange('');
      focusTargets[0]?.focus();
    } else if (step !== undefined && focusTargets[focusIndex + step]) {
      event.preventDefault();
      focusTargets[focusIndex + step]?.focus();
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
      {isSearching && <SearchHits {...hitsProps} q={value.trim()} />}
      {!isSearching && children}
    </Box>
  );
}
