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
    // As wide as its cell, so that the lines at zero of a column are one line.
    display: 'grid',
    gridTemplateColumns: 'auto minmax(3.75rem, auto)',
    justifyContent: 'end',
    columnGap: 1,
    justifyItems: 'end',
    position: 'relative',
  },
  '& .difference > .rate': { gridColumn: 2 },
  '& .bar': {
    // Below the numbers, which stay in line with those of other cells.
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: -4,
    height: 4,
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
