import type { Cue } from '../checks/cues';
import type { ProvidedSource } from './providers';

/** A file at an address that may expire, or a provider's video. */
export type Playable =
  | { readonly kind: 'file'; readonly src: string; readonly type: string }
  | ProvidedSource;

export interface PlayerProps {
  title: string;
  source: Playable | null;
  poster: string | null;
  /** The language and cues of the captions, and whether they are shown on the video. */
  captions?: { readonly lang: string; readonly cues: readonly Cue[]; readonly isShown: boolean } | undefined;
  /** Called with the language of the captions that the browser's own menu has turned on; undefined for none. */
  onCaptions?: ((lang: string | undefined) => void) | undefined;
  /** The start second. A new object seeks again, even to the same second. */
  start: { readonly at: number; readonly plays?: boolean };
  onTime?: ((seconds: number) => void) | undefined;
  /** Called when it pauses or ends. */
  onStop?: ((seconds: number, finished: boolean) => void) | undefined;
  /** Returns a new address for a file whose address has expired, if there is one. */
  renew?: (() => Promise<string | undefined>) | undefined;
}
