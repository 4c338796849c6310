import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { Run } from './runSchema';
import { useRoom } from './useRoom';

export interface CornerProps {
  run: Pick<Run, 'title'>;
  /** Above the scrolling part. */
  head?: ReactNode;
  /** Always visible, below the scrolling part. */
  buttons: ReactNode;
  failure?: string | undefined;
  boxRef?: Ref<HTMLDivElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Where `useFreePlace` puts it, or an edge of a handset. */
  place?: 'free' | 'top' | 'bottom';
  /** Has only its buttons. */
  isStrip?: boolean;
  children?: ReactNode;
}

/** A box over the page; on a handset at an edge, as wide as the window, and at most two fifths of its height. */
export function Corner(props: CornerProps) {
  const {
    run,
    head,
    buttons,
    failure,
    boxRef,
    onKeyDown,
    place = 'bottom',
    isStrip = false,
    children,
  } = props;
  const translate = useTranslate();
  const { above, below, aside, height } = useRoom();
  const room: CSSProperties & Record<`--${string}`, string> = {
    '--above': `${above}px`,
    '--below': `${below}px`,
    '--aside': `${aside}px`,
    '--seen': `${height}px`,
  };
  return (
    <Paper
      component="section"
      ref={boxRef}
      elevation={0}
      aria-label={translate('areas.onboarding-wizard.shell.guide', { title: run.title })}
      data-guide
      onKeyDown={onKeyDown}
      style={room}
      sx={[look, places[place], isStrip && strip]}
    >
      {place === 'free' && !isStrip ? <Box aria-hidden sx={pointer} /> : null}
      {head === undefined ? null : <Box sx={aboveText}>{head}</Box>}
      {children === undefined ? null : <Box sx={body}>{children}</Box>}
      {failure === undefined ? null : (
        <Box role="alert" sx={failureLook}>
          {failure}
        </Box>
      )}
      <Box sx={isStrip ? row : foot}>{buttons}</Box>
    </Paper>
  );
}

/** The minimum width of a box, in pixels, in a window that help leaves little room. */
const minWidth = 280;
/** Beside the help, as far as the window has room. */
const end = (space: number) => `min(var(--aside) + ${space}px, 100vw - ${minWidth + 12}px)`;
/** On a handset a box covers at most two fifths of the visible height. */
const handsetHeight = 'max(9rem, 0.4 * var(--seen))';

const look = {
  // Above the page, its bars and the help beside it, below overlays.
  position: 'fixed',
  zIndex: 1250,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: { xs: 'auto', sm: `clamp(${minWidth}px, 100vw - var(--aside) - 36px, 360px)` },
  maxHeight: 'min(28rem, 0.7 * var(--seen))',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  boxShadow: '0 8px 32px rgb(0 0 0 / 0.22)',
  displayPrint: 'none',
  '@media (max-width: 599.98px), (max-height: 399.98px)': { maxHeight: handsetHeight },
  '[data-handset] &': { maxWidth: 366, maxHeight: handsetHeight },
} as const;
const atEdge = {
  insetInlineEnd: { xs: 12, sm: end(24) },
  insetInlineStart: { xs: 12, sm: 'auto' },
} as const;
const low = { bottom: 'calc(var(--below) + 12px)' } as const;
const bottom = { ...atEdge, ...low } as const;
const places = {
  top: {
    ...atEdge,
    top: 'calc(max(var(--toolbar-offset, 57px), var(--above)) + var(--trial, 0px) + 8px)',
  },
  bottom,
  free: { maxWidth: 'calc(100vw - 24px)' },
} as const;
/** For each width, because styles of a width win over those of all. */
const strip = {
  insetInlineStart: { xs: 'auto', sm: 'auto' },
  width: { xs: 'auto', sm: 'auto' },
  maxWidth: { xs: 'calc(100vw - 24px)', sm: 360 },
  borderRadius: 99,
} as const;
/** A triangle at the side of the element, half of a turned square, `--tip` along that side. */
const pointer = {
  '&, &::before': { position: 'absolute', width: 14, height: 14 },
  display: 'none',
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    transform: 'rotate(45deg)',
    bgcolor: 'inherit',
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: '1px 0 0 1px',
  },
  bgcolor: 'inherit',
  '[data-side="bottom"] > &, [data-side="top"] > &': { display: 'block', left: 'calc(var(--tip) - 7px)' },
  '[data-side="left"] > &, [data-side="right"] > &': { display: 'block', top: 'calc(var(--tip) - 7px)' },
  '[data-side="bottom"] > &': { top: -8 },
  '[data-side="top"] > &': { bottom: -8, '&::before': { borderWidth: '0 1px 1px 0' } },
  '[data-side="right"] > &': { left: -8, '&::before': { borderWidth: '0 0 1px 1px' } },
  '[data-side="left"] > &': { right: -8, '&::before': { borderWidth: '1px 1px 0 0' } },
} as const;
const body = { px: 2, pt: 1.5, pb: 1, overflowY: 'auto', overflowWrap: 'anywhere', minHeight: 0 } as const;
const aboveText = { display: 'flex', alignItems: 'center', pl: 2, pr: 0.5, mb: -1.5 } as const;
/** Own styles: MUI's Alert would be a fifth of this script. */
const failureLook = {
  mx: 2,
  px: 1,
  py: 0.5,
  typography: 'body2',
  fontWeight: 600,
  borderInlineStart: '4px solid',
  borderColor: 'warning.main',
  bgcolor: 'action.hover',
} as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexShrink: 0,
  columnGap: 0.5,
} as const;
const foot = {
  ...row,
  columnGap: 2,
  px: 2,
  py: 1,
  // Also in a second row, their texts begin where the text above does.
  '& > .MuiButton-text': { mx: -1.5 },
} as const;
