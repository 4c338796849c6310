import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

interface PreviewFrameProps {
  url: string;
  /** In pixels; undefined for the full width. */
  width: number | undefined;
  /** Posted to the page at first and on each change. */
  message: Readonly<Record<string, unknown>>;
}

const texts = 'areas.website-modules.edit.preview';

/** The website in a sandboxed frame, which gets unsaved settings by `postMessage`. */
export function PreviewFrame({ url, width, message }: PreviewFrameProps) {
  const translate = useTranslate();
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, width);
  const frame = useRef<HTMLIFrameElement>(null);
  // A sandboxed page has no origin to name; the Content-Security-Policy keeps other pages out of the frame.
  const post = useEffectEvent(() => frame.current?.contentWindow?.postMessage(message, '*'));
  const content = JSON.stringify(message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: posts each change of the settings
  useEffect(() => post(), [content]);
  const handleMessage = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source !== null && source === frame.current?.contentWindow && data?.type === 'module-preview-ready')
      post();
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent) => handleMessage(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      <Box ref={room} sx={{ overflow: 'hidden', height: frameHeight }}>
        <Box
          component="iframe"
          ref={frame}
          src={url}
          title={translate(`${texts}.frame`)}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          onLoad={() => post()}
          sx={{ ...look, width: width ?? '100%' }}
          // A page as wide as the device, shown smaller where there is less room.
          style={{ transform: `scale(${scale})`, height: `${100 / scale}%` }}
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

/** How much smaller than `width` an element is; 1 if it has the room, or without a width. */
function useScale(element: RefObject<HTMLElement | null>, width: number | undefined): number {
  const [roomWidth, setRoomWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setRoomWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width === undefined || roomWidth === 0 ? 1 : Math.min(1, roomWidth / width);
}

const frameHeight = 'min(70vh, 52rem)';
const look = {
  display: 'block',
  boxSizing: 'border-box',
  transformOrigin: 'top left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'common.white',
} as const;
