import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';

interface PreviewFrameProps {
  url: string;
  /** In pixels; undefined for all the room there is. */
  width: number | undefined;
  /** What the page is handed, at first and with each change. */
  message: Readonly<Record<string, unknown>>;
  /** The browser refuses to show the page here. */
  onBlocked: () => void;
}

const texts = 'areas.website-modules.edit.preview';

/** The website in a frame that may do nothing but run; what is not saved is handed over by `postMessage`. */
export function PreviewFrame({ url, width, message, onBlocked }: PreviewFrameProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  // In a sandbox the page has no origin that could be named; it is the policy that lets no other page into the frame.
  const hand = useEffectEvent(() => frame.current?.contentWindow?.postMessage(message, '*'));
  const content = JSON.stringify(message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of what is typed
  useEffect(() => hand(), [content]);
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source !== null && source === frame.current?.contentWindow && data?.type === 'module-preview-ready')
      hand();
  });
  const note = useEffectEvent(({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (violatedDirective.startsWith('frame-src') && url.startsWith(blockedURI)) onBlocked();
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent) => hear(event);
    const onViolation = (event: SecurityPolicyViolationEvent) => note(event);
    window.addEventListener('message', onMessage);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          component="iframe"
          ref={frame}
          src={url}
          title={translate(`${texts}.frame`)}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          onLoad={() => hand()}
          sx={{ ...look, width: width ?? '100%' }}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`${texts}.whenEmpty`)}
      </Typography>
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
    </Box>
  );
}

const look = {
  display: 'block',
  boxSizing: 'border-box',
  height: 'min(70vh, 52rem)',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'common.white',
} as const;
