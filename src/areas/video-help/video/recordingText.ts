import { clock } from '../checks/cues';
import type { Recording } from '../checks/recordings';
import type { Source } from '../checks/videoAddress';
import { providers } from '../player/providers';
import { pageText } from '../videoSchema';

/** Where a source is: its address, or its id at the provider. */
export const placeText = (source: Source): string =>
  source.kind === 'file' ? source.address : `${providers[source.kind].name}: ${source.videoId}`;

/** A recording in one line: its place, its length and its chapters. */
export const recordingText = (recording: Recording): string =>
  [
    `${placeText(recording)} (${clock(recording.durationSec)})`,
    ...recording.chapters.map(({ at, title }) => `${clock(at)} ${pageText(title)}`),
  ].join(', ');
