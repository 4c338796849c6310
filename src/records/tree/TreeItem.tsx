import type { ItemInstance } from '@headless-tree/core';
import Box from '@mui/material/Box';
import type { DragEvent, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../ui/focus/visuallyHidden';
import { useErrorText } from '../calls/useErrorText';
import { PlaceholderContent, RecordContent } from './ItemContent';
import type { TreeDescription } from './treeDescription';
import type { TreeEntry } from './treeEntry';
import { indent } from './useHeadlessTree';
import { itemHeight } from './useVisibleItems';

interface TreeItemProps {
  item: ItemInstance<TreeEntry>;
  description: TreeDescription;
  announce: (text: string) => void;
  /** Pixels from the top of the tree. */
  start: number;
  isChosen: boolean;
  isPage: boolean;
  /** What is dragged would be dropped into this record. */
  isDropTarget: boolean;
  /** Why it cannot be chosen. */
  reason: string | undefined;
  onDragOver: () => void;
}

/** An item of the tree: its role, its state, its accessible name, and what the mouse does with it. */
export function TreeItem(props: TreeItemProps) {
  const { item, description, announce, start, isChosen, isPage, isDropTarget, reason, onDragOver } = props;
  const nameOf = useItemName(description);
  const entry = item.getItemData();
  const { level } = item.getItemMeta();
  const toggle = () => (item.isExpanded() ? item.collapse() : item.expand());
  const itemProps = item.getProps();
  return (
    <Box
      {...itemProps}
      // Its content names it: a label would have to repeat what is seen, word by word (WCAG 2.5.3).
      aria-label={undefined}
      aria-selected={isChosen}
      aria-current={isChosen && isPage ? 'page' : undefined}
      aria-disabled={reason === undefined ? undefined : true}
      aria-busy={entry.kind === 'placeholder' && entry.failure === undefined ? true : undefined}
      // A press of the mouse moves the focus before it is known to be a click or a drag.
      onFocus={() => item.isFocused() || item.setFocused()}
      onClick={() => {
        item.setFocused();
        item.primaryAction();
      }}
      onDoubleClick={item.isFolder() ? toggle : undefined}
      onDragOver={(event: DragEvent) => {
        itemProps.onDragOver?.(event);
        onDragOver();
      }}
      data-drop={isDropTarget || undefined}
      sx={frame}
      style={{ top: start, height: itemHeight, paddingInlineStart: 4 + level * indent }}
    >
      <Box component="span" sx={visuallyHidden}>
        {nameOf(entry, reason)}
      </Box>
      {entry.kind === 'record' ? (
        <RecordContent
          record={entry.record}
          description={description}
          isExpanded={item.isFolder() ? item.isExpanded() : undefined}
          reason={reason}
          hasNumbers={isPage}
          onToggle={(event: MouseEvent) => {
            event.stopPropagation();
            item.setFocused();
            toggle();
          }}
        />
      ) : (
        <PlaceholderContent
          texts={description.texts}
          announce={announce}
          failed={entry.failure !== undefined}
        />
      )}
    </Box>
  );
}

/** What a screen reader says about an item: the name with its numbers, or its failure. */
function useItemName({
  texts,
  counts,
}: TreeDescription): (entry: TreeEntry, reason: string | undefined) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  const text = (key: string, args?: Record<string, unknown>) => translate(`${texts}.tree.${key}`, args);
  return (entry, reason) => {
    if (entry.kind === 'placeholder') {
      return entry.failure === undefined
        ? text('loading')
        : `${text('failed')} ${text('retry')}: ${errorText(entry.failure)}`;
    }
    const numbers = counts
      .map((count) => ({ ...count, smart_count: Number(entry.record[count.source]) }))
      .filter(({ smart_count, saysZero }) => smart_count > 0 || saysZero)
      .map((count) => text(count.text, { smart_count: count.smart_count }));
    return [entry.record.name, ...numbers, reason].filter((part) => part !== undefined).join(', ');
  };
}

const frame = {
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  boxSizing: 'border-box',
  pr: 1,
  borderRadius: 1,
  cursor: 'pointer',
  userSelect: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-selected=true]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
  '&[aria-disabled=true]': { cursor: 'default', color: 'text.secondary' },
  '&[data-drop]': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
