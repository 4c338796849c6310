import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLanguageName } from '@/people/languages';
import { escapeCueText } from '../checks/webVtt';
import type { PlayerProps } from './playerProps';

/**
 * Gives a video captions: one track for each language, whose cues are replaced in place, because a track cannot be
 * removed. They are shown or hidden as `captions` says, and what the browser's own menu turns on or off is reported.
 */
export function useNativeCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: PlayerProps['captions'],
  onCaptions: PlayerProps['onCaptions'],
): void {
  const nameOf = useLanguageName();
  const { lang, cues, isShown = false } = captions ?? {};
  useEffect(() => {
    const element = video.current;
    if (element === null || lang === undefined || cues === undefined || typeof VTTCue === 'undefined') return;
    const existingTrack = [...element.textTracks].find(({ language }) => language === lang);
    const track = existingTrack ?? element.addTextTrack('captions', nameOf(lang), lang);
    // The cues of a disabled track cannot be reached.
    if (track.mode === 'disabled') track.mode = 'hidden';
    for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
    for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, escapeCueText(text)));
  }, [video, lang, cues, nameOf]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a track comes with its cues
  useEffect(() => {
    for (const track of video.current?.textTracks ?? []) {
      const mode = track.language !== lang ? 'disabled' : isShown ? 'showing' : 'hidden';
      if (track.mode !== mode) track.mode = mode;
    }
  }, [video, lang, cues, isShown]);

  const report = useEffectEvent(() => {
    const shownTrack = [...(video.current?.textTracks ?? [])].find(({ mode }) => mode === 'showing');
    // Changes made here are reported too.
    if (shownTrack?.language !== (isShown ? lang : undefined)) onCaptions?.(shownTrack?.language);
  });
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (lang === undefined) return;
    tracks?.addEventListener?.('change', report);
    return () => tracks?.removeEventListener?.('change', report);
  }, [video, lang]);
}
