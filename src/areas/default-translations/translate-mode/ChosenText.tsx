import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTextPreview } from '../../../ui/textOverlay';
import type { FoundKey } from './foundKeys';
import { markTexts, unmarkTexts } from './markedTexts';

/** A text of the page, marked there, and the way to where it is changed. */
export function ChosenText({ found, onLeave }: { found: FoundKey; onLeave: () => void }) {
  const { key, range, text } = found;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = useTextPreview()?.language ?? locale;
  useEffect(() => {
    markTexts('chosen', range ? [range] : []);
    return () => unmarkTexts('chosen');
  }, [range]);
  const filter = JSON.stringify({ key_eq_any: [key] });
  const query = new URLSearchParams({ filter, columns: language });
  return (
    <Box sx={{ px: 2, overflowY: 'auto', overflowWrap: 'anywhere' }}>
      <Typography>
        <bdi>{text}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        <bdi dir="ltr">{key}</bdi>
      </Typography>
      <Button
        variant="outlined"
        component={Link}
        to={`/default-translations/translations?${query}`}
        onClick={onLeave}
      >
        {translate('areas.default-translations.mode.open')}
      </Button>
    </Box>
  );
}
