import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import type { FoundKey } from './foundKeys';

const texts = 'areas.default-translations.mode';

interface PanelNoticeProps {
  found: FoundKey;
  reason: 'readOnly' | 'notPrepared' | 'unknown';
  language: string;
  /** The panel closes, because the notice leads to the overview of languages. */
  onLeave?: () => void;
}

/** Why a text cannot be changed in the panel of translate mode, and where something can be done about it. */
export function PanelNotice({ found, reason, language, onLeave }: PanelNoticeProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 3, py: 1, overflowY: 'auto', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi dir="ltr">{found.key}</bdi>
      </Typography>
      <Typography sx={{ my: 2 }}>
        <bdi>{found.text}</bdi>
      </Typography>
      <Alert severity="info">
        {translate(`${texts}.${reason}`, { language })}{' '}
        {onLeave ? (
          <AppLink to="/default-translations" onClick={onLeave}>
            {translate(`${texts}.toLanguages`)}
          </AppLink>
        ) : null}
      </Alert>
    </Box>
  );
}
