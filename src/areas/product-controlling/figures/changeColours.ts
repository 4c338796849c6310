/** The styles of `ChangeText`, for an element around it. */
export const changeColours = {
  '& .better': { color: 'success.main' },
  '& .worse': { color: 'error.main' },
  '& .same': { color: 'text.secondary' },
} as const;

/** The styles of `Difference`, for an element around it. */
export const differenceLook = {
  ...changeColours,
  '& .difference': {
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(3.75rem, auto)',
    columnGap: 0.75,
    justifyItems: 'end',
  },
  '& .difference > .rate': { gridColumn: 2 },
  '& .bar': {
    position: 'relative',
    gridColumn: '1 / -1',
    justifySelf: 'stretch',
    height: 4,
    mt: 0.25,
    // The line at zero.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '50%',
      insetBlock: -1,
      borderInlineStart: '1px solid',
      color: 'text.secondary',
    },
    '& > span': {
      position: 'absolute',
      insetBlock: 0,
      bgcolor: 'currentColor',
      printColorAdjust: 'exact',
    },
  },
} as const;
