import { type RefObject, useEffect } from 'react';
import type { PlayerProps } from './playerProps';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as a cue has to be written, so that it is shown as it is: a cue of the browser parses tags. */
export const cueText = (text: string) => text.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark);

/** Gives a film captions that the browser's own button shows and hides. */
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
      // A track cannot be taken away: without cues there is nothing to show.
      for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
      track.mode = 'disabled';
    };
  }, [video, captions]);
}
