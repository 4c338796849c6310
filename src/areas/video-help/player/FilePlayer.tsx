import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogOpen } from '@/ui/dialog/dialogOrder';
import { useShell } from '@/ui/shell';
import type { Playable, PlayerProps } from './playerProps';
import { useNativeCaptions } from './useNativeCaptions';
import { usePolicyBlock } from './usePolicyBlock';

type FileSource = Extract<Playable, { kind: 'file' }>;

/** A video from a file, with the browser's own controls. */
export function FilePlayer(props: PlayerProps & { source: FileSource }) {
  const { title, source, poster, captions, wanted, onTime, onRest, renew } = props;
  const translate = useTranslate();
  const { mediaOrigins } = useShell();
  const video = useRef<HTMLVideoElement>(null);
  const [renewed, setRenewed] = useState<{ of: string; src: string }>();
  const [failed, setFailed] = useState<string>();
  const src = renewed?.of === source.src ? renewed.src : source.src;
  const { origin } = new URL(src, location.href);
  const isForeign = origin !== location.origin && !mediaOrigins.includes(origin);
  const isBlocked = usePolicyBlock(src, 'media-src');
  const isShown = !isForeign && !isBlocked && failed !== src;
  useNativeCaptions(video, isShown ? captions : undefined);

  // Also the position to continue at with a new address.
  const place = useRef({ at: wanted.at, plays: wanted.plays === true });
  useEffect(() => {
    place.current = { at: wanted.at, plays: wanted.plays === true };
    if (video.current && video.current.readyState > 0) resume(video.current, place.current);
  }, [wanted]);

  const isHeld = useDialogOpen();
  useEffect(() => {
    if (isHeld) video.current?.pause();
  }, [isHeld]);

  async function onError(): Promise<void> {
    if (renew === undefined || renewed?.of === source.src) return setFailed(src);
    const isPlaying = video.current?.paused === false;
    place.current = {
      at: video.current?.currentTime || place.current.at,
      plays: isPlaying || place.current.plays,
    };
    try {
      const next = await renew();
      if (next === undefined) return setFailed(src);
      setRenewed({ of: source.src, src: next });
      // An address signed within the same second is identical and would not reload.
      if (next === src) video.current?.load();
    } catch {
      setFailed(src);
    }
  }

  if (!isShown) {
    const reason = isForeign ? 'foreign' : isBlocked ? 'blocked' : 'notPlayed';
    return <Alert severity="warning">{translate(`areas.video-help.shell.${reason}`, { origin })}</Alert>;
  }
  return (
    <Box
      component="video"
      ref={video}
      src={src}
      poster={poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      onLoadedMetadata={({ currentTarget }) => {
        resume(currentTarget, place.current);
      }}
      onTimeUpdate={({ currentTarget }) => {
        place.current.at = currentTarget.currentTime;
        onTime?.(currentTarget.currentTime);
      }}
      onPlay={() => {
        place.current.plays = true;
      }}
      onPause={({ currentTarget }) => {
        place.current.plays = false;
        onRest?.(currentTarget.currentTime, currentTarget.ended);
      }}
      onEnded={({ currentTarget }) => onRest?.(currentTarget.currentTime, true)}
      onError={() => void onError()}
      sx={look}
    />
  );
}

function resume(video: HTMLVideoElement, { at, plays }: { at: number; plays: boolean }): void {
  if (Math.abs(video.currentTime - at) > 0.01) video.currentTime = at;
  // The browser may require a click first, on its own button.
  if (plays) void video.play()?.catch(() => {});
}

const look = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  bgcolor: 'common.black',
  borderRadius: 1,
} as const;
