import type { Components, Theme } from '@mui/material/styles';

/** A row that is wider than its room fades out at the edge behind which it continues. */
const fadingEdges = {
  // Elsewhere the animation would end at once, with its last edge.
  '@supports (animation-timeline: scroll())': {
    maskImage: 'linear-gradient(90deg, #0000, #000 var(--before) calc(100% - var(--after)), #0000)',
    '--before': '0px',
    '--after': '0px',
    animation: 'scroll-edges linear both',
    animationTimeline: 'scroll(self inline)',
  },
} as const;

/** The distances of `fadingEdges` at the start, within and at the end of the row. */
export const scrollEdges = {
  '@keyframes scroll-edges': {
    '0%': { '--before': '0px', '--after': '24px' },
    '2%, 98%': { '--before': '24px', '--after': '24px' },
    '100%': { '--before': '24px', '--after': '0px' },
  },
};

/** Buttons, links and menu items: no capitals, no ripples, 40 px high, and 32 where they are small, as in rows. */
export const controls: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        padding: '6px 18px',
        // Visible in forced colours, which drop backgrounds.
        '&.MuiButton-contained': { border: '1px solid transparent' },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 32, padding: '3px 12px', fontSize: '0.875rem' },
          },
          { props: { variant: 'text' }, style: { padding: '6px 12px' } },
        ],
      },
      outlined: ({ theme }) => ({
        '&.MuiButton-colorPrimary:not(.Mui-disabled)': {
          borderColor: theme.palette.outline,
          color: theme.palette.text.primary,
          '&:hover': { borderColor: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.palette.text.primary, borderRadius: theme.shape.borderRadius }),
    },
  },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiSwitch: {
    styleOverrides: {
      // 3:1 on every background, also when off (WCAG 2.2, 1.4.11).
      track: ({ theme }) => ({ opacity: 1, backgroundColor: theme.palette.outline }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
  MuiTabs: {
    // MUI shows arrows wherever it has not measured yet, and moves all tabs by their width.
    defaultProps: { scrollButtons: false },
    styleOverrides: {
      scroller: fadingEdges,
      indicator: { '@media (forced-colors: active)': { borderBottom: '2px solid Highlight' } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '6px 12px',
        borderColor: theme.palette.outline,
        color: theme.palette.text.primary,
        // Text, tint and all four borders are of the accent: a tint alone is hardly visible in the dark.
        '&.MuiToggleButton-root.Mui-selected': {
          zIndex: 1,
          borderColor: theme.palette.primary.main,
          backgroundColor: theme.palette.action.selected,
          color: theme.palette.primary.main,
          '&.Mui-disabled': { borderColor: theme.palette.outline, color: theme.palette.action.disabled },
          '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -3 },
        },
        '&:focus-visible': { zIndex: 2 },
        variants: [{ props: { size: 'small' }, style: { minHeight: 32, padding: '3px 10px' } }],
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      // Like `Label` (marks.ts), and a button.
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        fontWeight: 500,
        borderColor: 'transparent',
        backgroundColor: theme.palette.action.hover,
        '&:hover': { backgroundColor: theme.palette.action.focus },
        '& .MuiChip-deleteIcon': {
          color: theme.palette.text.secondary,
          '&:hover': { color: theme.palette.text.primary },
        },
      }),
    },
  },
};
