import { useStore } from 'react-admin';
import type { Source } from '../checks/videoAddress';

export type Provider = Exclude<Source['kind'], 'file'>;
export type ProvidedSource = Exclude<Source, { kind: 'file' }>;

interface ProviderInfo {
  readonly name: string;
  /** The player's origin, which the installation must allow. */
  readonly origin: string;
  readonly frame: (source: ProvidedSource, start: number) => string;
  /** The video's page at the provider. */
  readonly page: (source: ProvidedSource) => string;
}

/** External players; their addresses contain checked ids only. */
export const providers: Readonly<Record<Provider, ProviderInfo>> = {
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    frame: ({ videoId }, start) =>
      `https://www.youtube-nocookie.com/embed/${videoId}?start=${Math.floor(start)}`,
    page: ({ videoId }) => `https://www.youtube.com/watch?v=${videoId}`,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    frame: (source, start) =>
      `https://player.vimeo.com/video/${source.videoId}?${hashOf(source, 'h=', '&')}dnt=1#t=${Math.floor(start)}s`,
    page: (source) => `https://vimeo.com/${source.videoId}${hashOf(source, '/')}`,
  },
};

const hashOf = (source: ProvidedSource, prefix: string, suffix = '') =>
  source.kind === 'vimeo' && source.hash ? `${prefix}${source.hash}${suffix}` : '';

const noConsents: readonly string[] = [];

/** The providers whose videos play without asking; kept until sign-out. */
export const useConsents = () => useStore<readonly string[]>('session.video-help.consents', noConsents);
