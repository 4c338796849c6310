/** The look of what the panel says with a button below it. */
export const noticeBox = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
