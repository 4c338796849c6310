import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { takeFocus } from '@/ui/focus/takeFocus';
import type { Language } from '../languages/languageSchema';
import { publishPath } from '../publish/publishSchema';
import { textValueOf } from '../translations/grid/cellState';
import type { Translation } from '../translations/translationSchema';

const texts = 'areas.default-translations.mode';

interface SavedTextProps {
  text: Translation;
  language: Language;
  onAgain: () => void;
  onLeave: () => void;
}

/** A text that has just been saved. The way to its publication has the focus, so that Enter goes on. */
export function SavedText({ text, language, onAgain, onLeave }: SavedTextProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 3, py: 1, overflowY: 'auto' }}>
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        {translate(`${texts}.saved`)}
        <Box component="p" lang={language.id} dir={language.direction} sx={line}>
          {textValueOf(text, language.id).value ??
            translate('areas.default-translations.grid.states.missing')}
        </Box>
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={takeFocus}
          variant="contained"
          component={Link}
          to={publishPath([language.id])}
          onClick={onLeave}
        >
          {translate(`${texts}.publish`)}
        </Button>
        <Button onClick={onAgain}>{translate(`${texts}.again`)}</Button>
      </Box>
    </Box>
  );
}

const line = { m: 0, mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
