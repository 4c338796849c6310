/** The look of a surface of its own on a page: a line around it, and the colour of paper. */
export const framed = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
