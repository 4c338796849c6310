import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFocusReturn } from '@/ui/focus/focusReturn';
import { handsetQuery } from '@/ui/handsetQuery';
import { translateModePart } from './pageTexts';

interface TextsPanelProps {
  title: string;
  /** Goes back to the list of texts. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of translate mode: beside the page; modal on a handset, and over an open dialog, which traps the focus. */
export function TextsPanel({ title, onBack, onClose, children }: TextsPanelProps) {
  const translate = useTranslate();
  const id = useId();
  const isHandset = useMediaQuery(handsetQuery, { noSsr: true });
  const [isOverDialog] = useState(() => document.querySelector('.MuiModal-root:not([aria-hidden])') !== null);
  const isModal = isHandset || isOverDialog;
  useFocusReturn(true);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title means other content
  useEffect(() => {
    const panel = heading.current?.closest('[aria-labelledby]');
    if (!panel?.contains(document.activeElement)) heading.current?.focus();
  }, [title]);
  return (
    <Drawer
      {...translateModePart}
      open
      variant={isModal ? 'temporary' : 'persistent'}
      anchor="right"
      onClose={onClose}
      sx={[{ displayPrint: 'none' }, isOverDialog && { zIndex: 'tooltip' }]}
      slotProps={{
        paper: {
          role: isModal ? 'dialog' : 'complementary',
          'aria-modal': isModal || undefined,
          'aria-labelledby': id,
          sx: edge,
        },
      }}
    >
      {isModal ? null : <GlobalStyles styles={narrowPage} />}
      <Box
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          onClose();
        }}
        sx={panel}
      >
        <Box sx={head}>
          {onBack ? (
            <IconButton aria-label={translate('areas.default-translations.mode.back')} onClick={onBack}>
              <ArrowBack />
            </IconButton>
          ) : null}
          <Typography ref={heading} tabIndex={-1} id={id} component="h2" variant="h6" sx={headline}>
            {title}
          </Typography>
          <IconButton aria-label={translate('ui.action.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        {children}
      </Box>
    </Drawer>
  );
}

const width = 460;
const edge = { borderLeft: 1, borderColor: 'divider', boxShadow: 4 } as const;
/** Wide windows have room for the page beside the panel. */
const narrowPage = { '@media screen and (min-width: 1024px)': { '#root': { marginRight: width } } };
const panel = {
  display: 'flex',
  flexDirection: 'column',
  width: `min(${width}px, 100vw)`,
  height: '100%',
  minHeight: 0,
} as const;
const head = { display: 'flex', alignItems: 'center', p: 1 } as const;
const headline = { flexGrow: 1, px: 1, '&:focus': { outline: 'none' } } as const;
