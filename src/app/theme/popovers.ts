import type { Components, Theme } from '@mui/material/styles';

/** The size of text in menus and option lists. */
export const menuText = '0.9375rem';

/** The border and shadow of what opens over a page. */
export function floating(theme: Pick<Theme, 'palette'>) {
  return { border: `1px solid ${theme.palette.divider}`, boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)' };
}

/** Menus, popovers and option lists: one frame, one size of text, the chosen line in the accent. */
export const popovers: Components<Omit<Theme, 'components'>> = {
  MuiPopover: {
    styleOverrides: {
      // Menus too, whose paper is that of a popover.
      paper: ({ theme }) => ({
        ...floating(theme),
        '& .MuiListItemButton-root': {
          minHeight: 40,
          paddingBlock: 2,
          // Of lines alone: a chosen day of a calendar has the accent behind it.
          '&.Mui-selected': { color: theme.palette.primary.main },
        },
        '& .MuiListSubheader-root': { lineHeight: '36px' },
        '& .MuiListItemText-primary': { fontSize: menuText },
      }),
    },
  },
  // Disabled items stay focusable, so that their reason can be read.
  MuiMenuList: { defaultProps: { disabledItemsFocusable: true } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        paddingInline: theme.spacing(2),
        '&&': { minHeight: 40, fontSize: menuText },
        '&.Mui-selected': { color: theme.palette.primary.main },
      }),
    },
  },
};
