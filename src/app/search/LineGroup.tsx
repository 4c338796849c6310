import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { SearchGroup } from './searchItem';

/** A group of lines below its heading, which stays visible while they scroll. */
export function LineGroup({ group, children }: { group: SearchGroup; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  const { heading, further = 0 } = group;
  return (
    <li role="presentation">
      <div className="search-heading">
        <span id={id}>{heading}</span>
        {further > 0 ? <small>{translate('app.search.further', { smart_count: further })}</small> : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox */}
      <ul role="group" aria-labelledby={id}>
        {children}
      </ul>
    </li>
  );
}
