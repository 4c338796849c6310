import type { ItemInstance } from '@headless-tree/core';
import Box from '@mui/material/Box';
import type { DragEvent, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../../records/calls/useErrorText';
import { visuallyHidden } from '../../../../ui/focus/visuallyHidden';
import { GroupContent, PlaceholderContent } from './ItemContent';
import type { TreeEntry } from './treeEntry';
import { indent } from './useGroupTree';
import { itemHeight } from './useVisibleItems';

interface TreeItemProps {
  item: ItemInstance<TreeEntry>;
  /** Pixels from the top of the tree. */
  start: number;
  isChosen: boolean;
  isPage: boolean;
  /** What is dragged would be dropped into this group. */
  isDropTarget: boolean;
  /** Why it cannot be chosen. */
  reason: string | undefined;
  onDragOver: () => void;
}

/** An item of the tree: its role, its state, its accessible name, and what the mouse does with it. */
export function TreeItem({ item, start, isChosen, isPage, isDropTarget, reason, onDragOver }: TreeItemProps) {
  const nameOf = useItemName();
  const entry = item.getItemData();
  const { level } = item.getItemMeta();
  const toggle = () => (item.isExpanded() ? item.collapse() : item.expand());
  const props = item.getProps();
  return (
    <Box
      {...props}
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
        props.onDragOver?.(event);
        onDragOver();
      }}
      data-drop={isDropTarget || undefined}
      sx={frame}
      style={{ top: start, height: itemHeight, paddingInlineStart: 4 + level * indent }}
    >
      <Box component="span" sx={visuallyHidden}>
        {nameOf(entry, reason)}
      </Box>
      {entry.kind === 'group' ? (
        <GroupContent
          group={entry.group}
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
        <PlaceholderContent failed={entry.failure !== undefined} />
      )}
    </Box>
  );
}

/** What a screen reader says about an item: the name with its numbers, or its failure. */
function useItemName(): (entry: TreeEntry, reason: string | undefined) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  const text = (key: string, args?: Record<string, unknown>) =>
    translate(`areas.user-management.groups.tree.${key}`, args);
  return (entry, reason) => {
    if (entry.kind === 'placeholder') {
      return entry.failure === undefined
        ? text('loading')
        : `${text('failed')} ${text('retry')}: ${errorText(entry.failure)}`;
    }
    const { name, memberCount, childCount } = entry.group;
    const subgroups = childCount > 0 ? text('subgroups', { smart_count: childCount }) : undefined;
    const parts = [name, text('members', { smart_count: memberCount }), subgroups, reason];
    return parts.filter((part) => part !== undefined).join(', ');
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
