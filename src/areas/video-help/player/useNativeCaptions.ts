import { type RefObject, useEffect } from 'react';
import type { PlayerProps } from './playerProps';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for a cue, in which the browser parses tags. */
export const cueText = (text: string) => text.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark);

/** Gives a film captions that the browser's own button toggles. */
export function useNativeCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: PlayerProps['captions'],
): void {
  useEffect(() => {
    const element = video.current;
    if (element === null || captions === undefined || typeof VTTCue === 'undefined') return;
    const track = element.addTextTrack('captions', captions.lang, captions.lang);
    for (const { start, end, text } of captions.cues) track.addCue(new VTTCue(start, end, cueText(text)));
    track.mode = 'hidden';
    return () => {
      // A track cannot be removed, only emptied.
      for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
      track.mode = 'disabled';
    };
  }, [video, captions]);
}
