import { type RefObject, useEffect } from 'react';
import { useLanguageName } from '@/people/languages';
import type { PlayerProps } from './playerProps';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for a cue, in which the browser parses tags. */
export const cueText = (text: string) => text.replace(/[&<>]/g, (mark) => escapes[mark] ?? mark);

/**
 * Gives a video captions that the browser's own button turns on and off: one track for each language, whose state is the
 * person's. Its cues are replaced in place, because a track cannot be removed.
 */
export function useNativeCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: PlayerProps['captions'],
): void {
  const nameOf = useLanguageName();
  const { lang, cues } = captions ?? {};
  useEffect(() => {
    const element = video.current;
    if (element === null || lang === undefined || cues === undefined || typeof VTTCue === 'undefined') return;
    const existingTrack = [...element.textTracks].find(({ language }) => language === lang);
    const track = existingTrack ?? element.addTextTrack('captions', nameOf(lang), lang);
    // The cues of a disabled track cannot be reached.
    if (track.mode === 'disabled') track.mode = 'hidden';
    for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
    for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, cueText(text)));
  }, [video, lang, cues, nameOf]);
}
