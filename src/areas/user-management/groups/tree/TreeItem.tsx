import type { ItemInstance } from '@headless-tree/core';
import { type DragEvent, type MouseEvent, memo } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import type { Group } from '../groupSchema';
import { groupCounts } from './groupCounts';
import { PlaceholderContent, RecordContent } from './ItemContent';
import type { TreeEntry } from './treeEntry';
import { indent } from './useHeadlessTree';
import { itemHeight } from './useVisibleItems';

const texts = 'areas.user-management.groups';

interface TreeItemProps {
  item: ItemInstance<TreeEntry>;
  /** Its line in the tree, and its level. */
  index: number;
  level: number;
  /** Its position among the records of its branch, which its props say. */
  place: string;
  /** Undefined while it is loading, or after that failed. */
  record: Group | undefined;
  failure: unknown;
  announce: (text: string) => void;
  isFocused: boolean;
  /** Undefined for a record without children. */
  isExpanded: boolean | undefined;
  isChosen: boolean;
  isPage: boolean;
  /** A drop would move the dragged record into this one. */
  isDropTarget: boolean;
  /** Why it cannot be chosen. */
  refusal: string | undefined;
  /** Undefined if nothing is dragged. */
  onDragOver: ((targetId: string) => void) | undefined;
}

/**
 * An item of the tree: its role, state and accessible name, and its mouse events. Memoized, because each key and choice
 * renders the tree; so it gets all that its props come from.
 */
export const TreeItem = memo(function TreeItem(props: TreeItemProps) {
  const { item, index, level, record, failure, announce, isFocused, isExpanded, isChosen, isPage } = props;
  const { isDropTarget, refusal, onDragOver } = props;
  const nameOf = useItemName();
  const toggle = () => (item.isExpanded() ? item.collapse() : item.expand());
  const itemProps = item.getProps();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the surrounding tree handles the keys of all items
    <div
      {...itemProps}
      role="treeitem"
      // Its content is its name: a label would have to repeat the visible text literally (WCAG 2.5.3).
      aria-label={undefined}
      aria-expanded={isExpanded}
      aria-selected={isChosen}
      aria-current={isChosen && isPage ? 'page' : undefined}
      aria-disabled={refusal !== undefined || undefined}
      aria-busy={record === undefined && failure === undefined ? true : undefined}
      tabIndex={isFocused ? 0 : -1}
      // Pressing the mouse button moves the focus before it is known to be a click or a drag.
      onFocus={() => item.isFocused() || item.setFocused()}
      onClick={() => {
        item.setFocused();
        item.primaryAction();
      }}
      onDoubleClick={isExpanded === undefined ? undefined : toggle}
      onDragOver={(event: DragEvent) => {
        itemProps.onDragOver?.(event);
        onDragOver?.(item.getId());
      }}
      data-drop={isDropTarget || undefined}
      style={{
        top: index * itemHeight,
        height: itemHeight,
        paddingInlineStart: 4 + level * indent,
      }}
    >
      <span className="words">{nameOf(record, failure, refusal)}</span>
      {record ? (
        <RecordContent
          record={record}
          isExpanded={isExpanded}
          note={refusal}
          hasNumbers={isPage}
          onToggle={(event: MouseEvent) => {
            event.stopPropagation();
            item.setFocused();
            toggle();
          }}
        />
      ) : (
        <PlaceholderContent announce={announce} hasFailed={failure !== undefined} />
      )}
    </div>
  );
});

/** What a screen reader says about an item: the name with its numbers, or its failure. */
function useItemName() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const text = (key: string, args?: Record<string, unknown>) => translate(`${texts}.tree.${key}`, args);
  return (record: Group | undefined, failure: unknown, note: string | undefined) => {
    if (record === undefined) {
      return failure === undefined
        ? text('loading')
        : `${text('failed')} ${text('retry')}: ${errorText(failure)}`;
    }
    const numbers = groupCounts
      .map((count) => ({ ...count, smart_count: record[count.source] }))
      .filter(({ smart_count, saysZero }) => smart_count > 0 || saysZero)
      .map((count) => text(count.text, { smart_count: count.smart_count }));
    return [record.name, ...numbers, note].filter((part) => part !== undefined).join(', ');
  };
}
