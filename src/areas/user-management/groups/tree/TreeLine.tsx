import type { ItemInstance } from '@headless-tree/core';
import Box from '@mui/material/Box';
import type { DragEvent, MouseEvent } from 'react';
import { GroupLine } from './GroupLine';
import { SlotLine } from './SlotLine';
import type { TreeRow } from './treeRow';
import { indent } from './useGroupTree';
import { useLineName } from './useLineName';
import { lineHeight } from './useVisibleLines';

interface TreeLineProps {
  item: ItemInstance<TreeRow>;
  /** Where the line begins, in pixels from the top of the tree. */
  start: number;
  isChosen: boolean;
  isPage: boolean;
  /** What is dragged would be dropped into this group. */
  isDropTarget: boolean;
  reason: string | undefined;
  onDragOver: () => void;
}

/** A line of the tree: the frame with its role, its state and what can be done with it by mouse. */
export function TreeLine({ item, start, isChosen, isPage, isDropTarget, reason, onDragOver }: TreeLineProps) {
  const lineName = useLineName();
  const row = item.getItemData();
  const { level } = item.getItemMeta();
  const toggle = () => (item.isExpanded() ? item.collapse() : item.expand());
  const props = item.getProps();
  return (
    <Box
      {...props}
      aria-label={lineName(row, reason)}
      aria-selected={isChosen}
      aria-current={isChosen && isPage ? 'page' : undefined}
      aria-disabled={reason === undefined ? undefined : true}
      aria-busy={row.kind === 'slot' && row.failure === undefined ? true : undefined}
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
      style={{ top: start, height: lineHeight, paddingInlineStart: 4 + level * indent }}
    >
      {row.kind === 'group' ? (
        <GroupLine
          group={row.group}
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
        <SlotLine failure={row.failure} />
      )}
    </Box>
  );
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
