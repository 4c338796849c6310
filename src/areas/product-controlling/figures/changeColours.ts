/** The styles of `ChangeText`, for an element around it. */
export const changeColours = {
  '& .better': { color: 'success.main' },
  '& .worse': { color: 'error.main' },
  '& .same': { color: 'text.secondary' },
} as const;
