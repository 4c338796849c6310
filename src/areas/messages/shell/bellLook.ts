/** The look of a line in the bell's menu, which wraps. */
export const bellLine = {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  width: { sm: 420 },
  '& .MuiListItemText-root': { minWidth: 0 },
} as const;
