/** The styles of a button that chooses a tree record, next to or instead of the tree. */
export const choiceStyles = {
  px: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' },
  '&[aria-disabled]': { color: 'text.secondary', cursor: 'default' },
} as const;
