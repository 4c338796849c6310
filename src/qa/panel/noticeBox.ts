/** The look of a notice with a button. */
export const noticeBox = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
