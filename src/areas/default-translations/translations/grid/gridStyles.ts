import type { SxProps, Theme } from '@mui/material/styles';
import { clampedTo } from '@/ui/clampedTo';
import { markColours } from './cellState';

/** The styles of the grid, on its frame, so that cells have none of their own. */
export const gridStyles: SxProps<Theme> = (theme) => {
  const line = `1px solid ${theme.palette.divider}`;
  const paper = theme.palette.background.paper;
  const soft = theme.palette.text.secondary;
  const mixed = (colour: string, share: number) => `color-mix(in srgb, ${colour} ${share}%, ${paper})`;
  return {
    position: 'relative',
    flex: '1 0 24rem',
    // Fills the window; the rows scroll, the page does not.
    height: 0,
    overflow: 'auto',
    overflowAnchor: 'none',
    contain: 'strict',
    border: line,
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& table, & thead, & tbody': { display: 'block' },
    '& table': {
      width: '100%',
      height: '100%',
      outline: 'none',
      cursor: 'default',
      ...theme.typography.body2,
    },
    '& thead': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      boxSizing: 'border-box',
      height: 'var(--head)',
      borderBottom: line,
      backgroundColor: paper,
    },
    '& tbody': { position: 'relative' },
    '& tr': { display: 'flex', height: '100%' },
    '& tbody tr': {
      width: '100%',
      boxSizing: 'border-box',
      height: 'var(--row)',
      borderBottom: line,
      contain: 'layout style',
    },
    // Blocks with the row's line height are several times faster to lay out than aligned boxes.
    '& th, & td': {
      display: 'block',
      flex: 'none',
      boxSizing: 'border-box',
      width: 'var(--column)',
      height: '100%',
      padding: '0 12px',
      borderInlineEnd: line,
      contain: 'strict',
      lineHeight: 'calc(var(--row) - 1px)',
      whiteSpace: 'nowrap',
      // Only Chromium takes containment for it.
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      textAlign: 'start',
      fontWeight: 'inherit',
    },
    '& [data-column="0"], & [data-column="1"]': { position: 'sticky', zIndex: 1, backgroundColor: paper },
    '& [data-column="0"]': { insetInlineStart: 0, width: 'var(--key)' },
    '& [data-column="1"]': {
      insetInlineStart: 'var(--key)',
      width: 'var(--base)',
      // The columns before the rendered ones.
      marginInlineEnd: 'var(--gap)',
    },
    '& [data-column="1"]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      borderInlineEnd: line,
    },
    '& th': { display: 'flex', alignItems: 'center', columnGap: '8px' },
    '& th bdi, & [data-key]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& thead th': { ...theme.typography.subtitle2 },
    // The name of the language is cut last.
    '& thead th bdi': { flexShrink: 0, maxWidth: '100%' },
    '& thead th :is(a, small)': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& thead button, & thead a': { font: 'inherit', color: 'inherit', textAlign: 'start' },
    '& thead button': { border: 0, padding: '4px 0', background: 'none', cursor: 'pointer' },
    '& thead a': { ...theme.typography.caption, color: soft },
    // Cut at the start, because keys differ at their end.
    '& [data-key]': {
      flexGrow: 1,
      direction: 'rtl',
      textAlign: 'left',
      fontFamily: 'ui-monospace, monospace',
      fontSize: '0.8125rem',
    },
    '&[data-tall] td': {
      paddingBlock: '6px',
      lineHeight: 1.4,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
    '&[data-tall] td bdi': clampedTo(3),
    '&[data-tall] [data-key]': {
      direction: 'ltr',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: 1.35,
    },
    '& em, & small': { color: soft },
    '& small': { ...theme.typography.caption, color: soft },
    '& input': {
      flex: 'none',
      width: '18px',
      height: '18px',
      margin: 0,
      accentColor: theme.palette.primary.main,
    },
    '& svg': {
      float: 'inline-end',
      width: '18px',
      height: 'calc(min(var(--row), 40px) - 1px)',
      marginInlineStart: '6px',
      fill: 'currentcolor',
    },
    '&[data-tall] svg': { height: '18px' },
    ...markColours,
    '& [data-loading]': {
      display: 'inline-block',
      verticalAlign: 'middle',
      width: '60%',
      height: '14px',
      borderRadius: '4px',
      backgroundColor: theme.palette.action.disabledBackground,
    },
    '& tbody tr:hover': { backgroundColor: mixed(theme.palette.text.primary, 4) },
    '& tbody tr:hover > [data-column="0"], & tbody tr:hover > [data-column="1"]': {
      backgroundColor: 'inherit',
    },
    '& tr[aria-selected=true], & tr[aria-selected=true]:hover': {
      backgroundColor: mixed(theme.palette.primary.main, 8),
    },
    '& tr[aria-selected=true] > *': { backgroundColor: 'inherit' },
    '& [data-active]': { outline: `1px solid ${theme.palette.outline}`, outlineOffset: '-2px' },
    '& table:focus [data-active]': { outline: `2px solid ${theme.palette.primary.main}` },
  };
};
