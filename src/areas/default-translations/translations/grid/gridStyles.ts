import type { SxProps, Theme } from '@mui/material/styles';

/** The styles of the grid: one set of rules on the frame, so that its cells carry none of their own. */
export const gridStyles: SxProps<Theme> = (theme) => {
  const line = `1px solid ${theme.palette.divider}`;
  const paper = theme.palette.background.paper;
  return {
    position: 'relative',
    flex: '1 0 24rem',
    // As high as the window allows: the rows scroll, the page does not.
    height: 0,
    overflow: 'auto',
    overflowAnchor: 'none',
    contain: 'strict',
    border: line,
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& table, & thead, & tbody': { display: 'block', textAlign: 'start' },
    '& table': { position: 'relative', outline: 'none' },
    '& tbody': { position: 'relative' },
    '& tbody tr': { position: 'absolute', insetInline: 0, contain: 'strict' },
    '& tr': { display: 'flex', height: 'var(--row)' },
    '& tr > *': {
      display: 'flex',
      alignItems: 'center',
      columnGap: '6px',
      flex: 'none',
      boxSizing: 'border-box',
      width: 'var(--column)',
      paddingInline: '12px',
      borderBottom: line,
      borderInlineEnd: line,
      overflow: 'hidden',
      backgroundColor: paper,
      ...theme.typography.body2,
      cursor: 'default',
    },
    '& [data-column="0"], & [data-column="1"]': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      width: 'var(--fixed)',
    },
    '& [data-column="1"]': {
      insetInlineStart: 'var(--fixed)',
      borderInlineEndWidth: '2px',
    },
    '& thead': { position: 'sticky', top: 0, zIndex: 2, height: 'var(--head)' },
    '& thead tr': { height: 'var(--head)' },
    '& thead th': { ...theme.typography.subtitle2, flexWrap: 'wrap', alignContent: 'center' },
    '& thead button, & thead a': { font: 'inherit', color: 'inherit', textAlign: 'start' },
    '& thead button': { border: 0, padding: '4px 0', background: 'none', cursor: 'pointer' },
    '& thead a': { ...theme.typography.caption, color: theme.palette.text.secondary },
    '& bdi': {
      flex: '1 1 0',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textAlign: 'start',
    },
    '& thead bdi': { flex: '0 1 auto' },
    '&[data-tall] tbody bdi': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '3',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      lineHeight: 1.35,
    },
    '& tbody th bdi': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
    '& em': { flex: '1 1 0', color: theme.palette.text.secondary },
    '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
    '& input': {
      flex: 'none',
      width: '18px',
      height: '18px',
      margin: 0,
      accentColor: theme.palette.primary.main,
    },
    '& svg': { flex: 'none', width: '18px', height: '18px', fill: theme.palette.text.secondary },
    '& [data-mark=reviewed]': { fill: theme.palette.success.main },
    '& [data-mark=outdated], & [data-mark=warning]': { fill: theme.palette.warning.main },
    '& [data-mark=error]': { fill: theme.palette.error.main },
    '& [data-loading]': {
      width: '60%',
      height: '14px',
      borderRadius: '4px',
      backgroundColor: theme.palette.action.disabledBackground,
    },
    '& tbody tr:hover > *': {
      backgroundImage: `linear-gradient(${theme.palette.action.hover} 0 0)`,
    },
    '& tr[aria-selected=true] > *': {
      // Opaque, because a sticky cell lets nothing through.
      backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 8%, ${paper})`,
    },
    '& [data-active]': { outline: `1px solid ${theme.palette.outline}`, outlineOffset: '-2px' },
    '&:focus-within [data-active]': { outline: `2px solid ${theme.palette.primary.main}` },
  };
};
