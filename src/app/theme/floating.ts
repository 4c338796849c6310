import type { Theme } from '@mui/material/styles';

/** The border and shadow of menus and option lists that open over a page. */
export function floating(theme: Pick<Theme, 'palette'>) {
  return { border: `1px solid ${theme.palette.divider}`, boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)' };
}
