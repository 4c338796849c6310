import type { HTMLAttributes } from 'react';
import { tipIfCut } from '@/ui/tips/tip';
import type { SearchItem } from './searchItem';

interface SearchLineProps {
  item: SearchItem;
  /** What `useAutocomplete` gives to an option. */
  option: HTMLAttributes<HTMLLIElement>;
}

/**
 * A line of the search: name, and where it is or what tells it from others. Plain elements, which the list gives their
 * look: all lines are rendered with each key.
 */
export function SearchLine({ item, option }: SearchLineProps) {
  const { icon: Icon, name, detail, isRetry } = item;
  return (
    <li {...option} className={isRetry === true ? 'search-line retry' : 'search-line'}>
      <Icon fontSize="small" />
      <bdi className="name" {...tipIfCut}>
        {name}
      </bdi>
      {detail ? (
        <bdi className="detail" {...tipIfCut}>
          {detail}
        </bdi>
      ) : null}
    </li>
  );
}
