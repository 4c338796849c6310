import type { Cue } from '../checks/cues';
import type { ProvidedSource } from './providers';

/** What is played: a file at an address that may expire, or a film at a provider. */
export type Playable =
  | { readonly kind: 'file'; readonly src: string; readonly type: string }
  | ProvidedSource;

export interface PlayerProps {
  title: string;
  source: Playable | null;
  poster: string | null;
  /** The language of the captions, and what they say. */
  captions?: { readonly lang: string; readonly cues: readonly Cue[] } | undefined;
  /** The second at which it begins. Another object is another wish, also for the same second. */
  wanted: { readonly at: number; readonly plays?: boolean };
  onTime?: ((seconds: number) => void) | undefined;
  /** Told when it stops, for now or at its end. */
  onRest?: ((seconds: number, finished: boolean) => void) | undefined;
  onDuration?: ((seconds: number) => void) | undefined;
  /** Gives another address for a file whose own has expired; undefined where there is none. */
  renew?: (() => Promise<string | undefined>) | undefined;
}
