import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useShell } from '@/ui/shell';
import { placeOfPreview } from './previewAddress';

interface PreviewFrameProps {
  url: string;
  /** In pixels; undefined for all the room there is. */
  width: number | undefined;
  /** Never in a frame: there is no room for one. */
  tabOnly: boolean;
}

const texts = 'areas.website-modules.edit.preview';

/** The website in a frame that may do nothing but run, or a way to open it in a tab. */
export function PreviewFrame({ url, width, tabOnly }: PreviewFrameProps) {
  const translate = useTranslate();
  const { frameOrigins } = useShell();
  const [blocked, setBlocked] = useState<string>();
  const place = placeOfPreview(url, frameOrigins);
  useEffect(() => {
    // A frame that the policy of this page refuses would be a white box.
    const note = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (violatedDirective.startsWith('frame-src') && url.startsWith(blockedURI)) setBlocked(url);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, [url]);
  if (place === 'nowhere') {
    return (
      <Alert severity="error" variant="outlined">
        {translate(`${texts}.unsafe`)}
      </Alert>
    );
  }
  const link = (
    <Button
      variant="outlined"
      startIcon={<OpenInNew />}
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ alignSelf: 'flex-start' }}
    >
      {translate(`${texts}.open`)}
    </Button>
  );
  if (tabOnly || place === 'tab' || blocked === url) {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {tabOnly ? null : (
          <Typography>{translate(`${texts}.${blocked === url ? 'blocked' : 'notInFrame'}`)}</Typography>
        )}
        {link}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          component="iframe"
          src={url}
          title={translate(`${texts}.frame`)}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          sx={{ ...frame, width: width ?? '100%' }}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${texts}.whenEmpty`)}
      </Typography>
      {link}
    </Box>
  );
}

const frame = {
  display: 'block',
  boxSizing: 'border-box',
  height: 'min(70vh, 52rem)',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'common.white',
} as const;
