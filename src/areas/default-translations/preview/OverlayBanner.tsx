import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useTextOverlay } from '@/ui/textOverlay';
import { useFreshDrafts } from './useDraftPreview';

interface OverlayBannerProps {
  /** The name of the region. */
  name: string;
  text: ReactNode;
  /** The actions. */
  children: ReactNode;
}

/** A strip below the toolbar about a state of all pages. */
export function OverlayBanner({ name, text, children }: OverlayBannerProps) {
  return (
    <Box component="section" aria-label={name} sx={strip}>
      <Typography role="status" variant="body2" sx={{ flex: '1 1 14rem' }}>
        {text}
      </Typography>
      <Box sx={tools}>{children}</Box>
    </Box>
  );
}

/** Says that this tab shows unpublished texts, and ends the preview. */
export function PreviewBanner({ code }: { code: string }) {
  const translate = useTranslate();
  const language = useLanguageName()(code);
  const overlay = useTextOverlay();
  useFreshDrafts(code);
  return (
    <OverlayBanner
      name={translate('areas.default-translations.preview.name')}
      text={translate('areas.default-translations.preview.shown', { language })}
    >
      <Button size="small" onClick={overlay.end}>
        {translate('areas.default-translations.preview.stop')}
      </Button>
    </OverlayBanner>
  );
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: { xs: 2, sm: 3 },
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'action.selected',
  displayPrint: 'none',
} as const;
const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, mx: -1 } as const;
