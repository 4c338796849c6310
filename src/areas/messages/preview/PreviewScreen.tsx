import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, useMemo } from 'react';
import { useThemesContext, useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { BannerStrip } from '../shell/BannerStrip';
import { PreviewDialog, PreviewEntry } from './PreviewEntry';
import { useFit } from './useFit';
import type { PreviewItem } from './usePreviewItem';

const texts = 'areas.messages.preview';

/** The widths of a handset, and of the window of a desktop that a banner needs to look as it does there, in pixels. */
const widths = { handset: 360, desktop: 760 };

interface PreviewScreenProps {
  /** The message as this reader gets it; undefined where there is no text at all. */
  item: PreviewItem | undefined;
  /** The language of the reader. */
  language: string;
  place: string;
  isHandset: boolean;
  isDark: boolean;
}

/**
 * A piece of a reader's screen in the look of their theme. Nothing in it acts: links and buttons lead nowhere. Memoized, as what is
 * in it: the form tells of each key before the preview follows.
 */
export const PreviewScreen = memo(function PreviewScreen(props: PreviewScreenProps) {
  const { language, place, isHandset, isDark, item } = props;
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const { lightTheme, darkTheme } = useThemesContext();
  const theme = useMemo(
    () => createTheme((isDark ? darkTheme : lightTheme) ?? {}),
    [isDark, darkTheme, lightTheme],
  );
  const { element, scale } = useFit<HTMLDivElement>(widths.desktop);
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
          onClickCapture={stay}
          sx={[
            screen,
            { maxWidth: isHandset ? widths.handset : undefined, colorScheme: isDark ? 'dark' : 'light' },
          ]}
        >
          {item === undefined ? (
            <Typography sx={{ p: 2, color: 'text.secondary' }}>{translate(`${texts}.noText`)}</Typography>
          ) : (
            <Box sx={isHandset || scale === 1 ? undefined : { width: widths.desktop, zoom: scale }}>
              <Shown item={item} place={place} />
            </Box>
          )}
        </Box>
      </ThemeProvider>
    </>
  );
});

function ShownMessage({ item, place }: { item: PreviewItem; place: string }) {
  if (place === 'banner') return <BannerStrip item={item} />;
  return place === 'inbox' ? <PreviewEntry item={item} /> : <PreviewDialog item={item} />;
}

const Shown = memo(ShownMessage);

/** What is typed would be lost. */
function stay(event: MouseEvent): void {
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
} as const;
