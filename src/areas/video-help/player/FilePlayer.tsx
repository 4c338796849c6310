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

/** A video from a file, with the browser's own controls. With another file it goes on at the same second. */
export function FilePlayer(props: PlayerProps & { source: FileSource }) {
  const { title, source, poster, captions, onCaptions, start, onTime, onStop, renew } = props;
  const translate = useTranslate();
  const { mediaOrigins } = useShell();
  const video = useRef<HTMLVideoElement>(null);
  const [renewedSource, setRenewedSource] = useState<{ of: string; src: string }>();
  const [failedSrc, setFailedSrc] = useState<string>();
  const src = renewedSource?.of === source.src ? renewedSource.src : source.src;
  const { origin } = new URL(src, location.href);
  const isForeign = origin !== location.origin && !mediaOrigins.includes(origin);
  const isBlocked = usePolicyBlock(src, 'media-src');
  const isShown = !isForeign && !isBlocked && failedSrc !== src;
  useNativeCaptions(video, isShown ? captions : undefined, onCaptions);

  // Also the position to continue at with a new address.
  const position = useRef({ at: start.at, plays: start.plays === true });
  useEffect(() => {
    position.current = { at: start.at, plays: start.plays === true };
    if (video.current && video.current.readyState > 0) resume(video.current, position.current);
  }, [start]);

  const isDialogOpen = useDialogOpen();
  useEffect(() => {
    if (isDialogOpen) video.current?.pause();
  }, [isDialogOpen]);

  async function onError(): Promise<void> {
    if (renew === undefined || renewedSource?.of === source.src) return setFailedSrc(src);
    const isPlaying = video.current?.paused === false;
    position.current = {
      at: video.current?.currentTime || position.current.at,
      plays: isPlaying || position.current.plays,
    };
    try {
      const next = await renew();
      if (next === undefined) return setFailedSrc(src);
      setRenewedSource({ of: source.src, src: next });
      // An address signed within the same second is identical and would not reload.
      if (next === src) video.current?.load();
    } catch {
      setFailedSrc(src);
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
        resume(currentTarget, position.current);
      }}
      onTimeUpdate={({ currentTarget }) => {
        // A new address, of an expired file or another recording, is at 0 until it goes on where the last one was.
        if (currentTarget.readyState === HTMLMediaElement.HAVE_NOTHING) return;
        position.current.at = currentTarget.currentTime;
        onTime?.(currentTarget.currentTime);
      }}
      onPlay={() => {
        position.current.plays = true;
      }}
      onPause={({ currentTarget }) => {
        position.current.plays = false;
        onStop?.(currentTarget.currentTime, currentTarget.ended);
      }}
      onEnded={({ currentTarget }) => onStop?.(currentTarget.currentTime, true)}
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
