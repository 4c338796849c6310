import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useThemesContext, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { PreviewByKind } from './PreviewEntry';
import type { PreviewLook } from './previewLook';
import type { PreviewItem } from './usePreviewItem';

const texts = 'areas.messages.preview';

/** The width of a phone, and that from which a computer's window shows strips as a wide one does, in pixels. */
const widths = { handset: 360, desktop: 620 };
/** Smaller text would no longer be read, so below this scale the window is narrower instead. */
const smallestScale = 0.75;

interface PreviewScreenProps extends PreviewLook {
  /** The message as this reader gets it; undefined if there is no text. */
  item: PreviewItem | undefined;
  /** The reader's language. */
  language: string;
}

/**
 * Part of a reader's screen in their theme, as wide as there is room for. Its links and buttons do nothing. Memoized,
 * because the form renders with each key and the preview follows later.
 */
export const PreviewScreen = memo(function PreviewScreen(props: PreviewScreenProps) {
  const { language, device, item } = props;
  const isDark = props.theme === 'dark';
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { lightTheme, darkTheme } = useThemesContext();
  const theme = useMemo(
    () => createTheme((isDark ? darkTheme : lightTheme) ?? {}),
    [isDark, darkTheme, lightTheme],
  );
  const { element, scale } = useFit<HTMLDivElement>(widths[device]);
  const note =
    item === undefined || item.language === language
      ? undefined
      : translate(`${texts}.fallsBack`, { read: nameOf(item.language), language: nameOf(language) });
  return (
    <>
      {note === undefined ? null : (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      <ThemeProvider theme={theme}>
        <Box
          ref={element}
          role="region"
          aria-label={translate(`${texts}.frame`)}
          tabIndex={0}
          onClickCapture={ignoreLinks}
          sx={[
            screen,
            {
              maxWidth: device === 'handset' ? widths.handset : undefined,
              colorScheme: isDark ? 'dark' : 'light',
            },
          ]}
        >
          {item === undefined ? (
            <Typography sx={{ p: 2, color: 'text.secondary' }}>{translate(`${texts}.noText`)}</Typography>
          ) : (
            <Box sx={{ zoom: scale }}>
              <PreviewByKind item={item} />
            </Box>
          )}
        </Box>
      </ThemeProvider>
    </>
  );
});

/** Following a link would lose what was typed. */
function ignoreLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

const screen = {
  mt: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'auto',
  bgcolor: 'background.default',
  color: 'text.primary',
  minHeight: '6rem',
  maxHeight: '50vh',
} as const;

/** The scale at which content of a width, in pixels, fits into an element, within what can be read. */
function useFit<E extends HTMLElement>(width: number): { element: RefObject<E | null>; scale: number } {
  const element = useRef<E>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    // With the scroll bar, which the scale may bring and take away.
    const observer = new ResizeObserver(() => setRoom(current.offsetWidth || width));
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return { element, scale: Math.min(1, Math.max(smallestScale, room / width)) };
}
