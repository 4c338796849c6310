/** What `ChangeText` looks like, for the element around it. */
export const changeColours = {
  '& .better': { color: 'success.main' },
  '& .worse': { color: 'error.main' },
  '& .same': { color: 'text.secondary' },
} as const;
