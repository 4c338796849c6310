import type { WidgetSize } from '@/ui/shell';
import { lineHeight, lineList } from '../frame/spans';

const digits = { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' } as const;
const large = { ...digits, typography: 'h3', lineHeight: 1.2 } as const;

/** The styles of a list of `CountLine`, which aligns the numbers in a column. */
const listOf = (size: WidgetSize) =>
  ({
    ...lineList,
    '& > li > a': {
      display: 'grid',
      gridColumn: 'span 2',
      gridTemplateColumns: 'subgrid',
      gridAutoRows: `minmax(calc(${lineHeight[size]} - 0.5rem), auto)`,
      alignItems: 'center',
      color: 'text.primary',
      textDecoration: 'none',
      borderRadius: 0.5,
      py: '0.25rem',
    },
    '& .count': size === 's' ? { ...digits, fontWeight: 600 } : large,
    '& .words': { overflowWrap: 'anywhere' },
    '& a:hover > .words': { textDecoration: 'underline' },
    '& .note': { color: 'text.secondary' },
  }) as const;

export const countList = { s: listOf('s'), m: listOf('m'), l: listOf('l') } as const;
