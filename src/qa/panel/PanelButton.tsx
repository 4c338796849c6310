import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { buttonLayer } from './look';
import { useTexts } from './textsContext';
import { usePlace } from './usePlace';
import { shortcut } from './useShortcut';

interface PanelButtonProps {
  /** How many scenarios are active. */
  count: number;
  panelOpen: boolean;
  onClick: () => void;
}

/** The button that opens the panel, placed where it covers no control of the page. */
export function PanelButton({ count, panelOpen, onClick }: PanelButtonProps) {
  const translate = useTexts();
  const container = useRef<HTMLDivElement>(null);
  const place = usePlace(container, panelOpen);
  const hidden = useHiddenByDialog(container);
  const { size, ...position } = place ?? { left: 0, top: 0, size: { width: 56, height: 40 } };
  return (
    <Box
      ref={container}
      sx={{ ...frame, displayPrint: 'none' }}
      style={{ ...position, visibility: place ? undefined : 'hidden' }}
    >
      <ButtonBase
        title={translate('qa.button.hint', { shortcut })}
        aria-label={translate('qa.button.name', { smart_count: count })}
        aria-haspopup="dialog"
        aria-expanded={panelOpen}
        aria-keyshortcuts={shortcut}
        tabIndex={hidden ? -1 : 0}
        onClick={onClick}
        sx={button}
        style={{ ...size, fontSize: size.height < 30 ? 12 : 15 }}
      >
        {translate('qa.button.label')}
        {count > 0 && (
          <Box component="span" sx={{ ml: 0.5, color: 'warning.main' }}>
            {count}
          </Box>
        )}
      </ButtonBase>
    </Box>
  );
}

/** A dialog hides everything else from screen readers, so nothing else may take the focus. */
function useHiddenByDialog(container: RefObject<Element | null>): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const root = container.current?.parentElement;
    if (!root) return;
    const look = () => setHidden(root.getAttribute('aria-hidden') === 'true');
    const changes = new MutationObserver(look);
    changes.observe(root, { attributeFilter: ['aria-hidden'] });
    look();
    return () => changes.disconnect();
  }, [container]);
  return hidden;
}

const frame = { position: 'fixed', zIndex: buttonLayer } as const;

const button = {
  boxSizing: 'border-box',
  borderRadius: 1,
  border: '2px solid',
  borderColor: 'primary.main',
  bgcolor: 'background.default',
  color: 'text.primary',
  fontFamily: (theme: Theme) => theme.typography.fontFamily,
  fontWeight: 700,
  lineHeight: 1,
  // Dark around the light border, to be visible on light and on dark pages.
  boxShadow: '0 0 0 2px #0e1620, 0 2px 10px rgb(0 0 0 / 0.35)',
  '&:hover': { bgcolor: 'background.paper' },
  '&.Mui-focusVisible': { outline: '3px solid #63d5ea', outlineOffset: 3 },
} as const;
