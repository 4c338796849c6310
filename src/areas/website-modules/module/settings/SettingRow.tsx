import RestartAlt from '@mui/icons-material/RestartAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode, Ref } from 'react';
import { named } from '@/ui/tips/tip';

interface SettingRowProps {
  /** Why the setting has a mark; undefined for none. */
  mark: string | undefined;
  /** The name of the button that resets it; undefined for none. */
  resetText?: string | undefined;
  onReset?: () => void;
  /** The button stands beside the field below its label, or beside a single line. */
  isLine?: boolean;
  isHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A setting with a mark in the margin, and with a button beside it that resets it. */
export function SettingRow({
  mark,
  resetText,
  onReset,
  isLine = false,
  isHidden,
  ref,
  children,
}: SettingRowProps) {
  return (
    <Box sx={frame} ref={ref} hidden={isHidden}>
      {mark === undefined ? null : (
        <Box
          component="span"
          role="img"
          aria-label={mark}
          title={mark}
          sx={[dot, isLine && { top: lineTop + 14 }]}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
      {resetText === undefined ? (
        <Box sx={{ width: 40, flexShrink: 0, display: { xs: 'none', sm: 'block' } }} />
      ) : (
        <IconButton
          {...named(resetText)}
          // Leaving another field now may show or hide an error, which would move the button away from the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onReset}
          sx={[reset, isLine ? { top: lineTop, mt: { sm: `${lineTop}px` } } : { mt: { sm: '38px' } }]}
        >
          <RestartAlt fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** The distance of a single line, such as a checkbox with its label, from the top of its row. */
const lineTop = 11;

/** Beside the field, or next to its label if there is little room. */
const reset = {
  width: 40,
  flexShrink: 0,
  position: { xs: 'absolute', sm: 'static' },
  insetInlineEnd: 0,
  top: -4,
} as const;
const frame = {
  position: 'relative',
  '&:not([hidden])': { display: 'flex' },
  alignItems: 'flex-start',
  gap: 0.5,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
/** In the page's margin, so that fields stay aligned. */
const dot = {
  position: 'absolute',
  insetInlineStart: -14,
  top: 14,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;
