/** The source of a film: a file, or a provider's film by id. */
export type Source =
  | { readonly kind: 'file'; readonly address: string; readonly type: 'video/mp4' | 'video/webm' }
  | { readonly kind: 'youtube'; readonly videoId: string }
  | { readonly kind: 'vimeo'; readonly videoId: string; readonly hash?: string };

interface Found {
  readonly source: Source;
  /** The start second in the address. */
  readonly start: number;
}

const youTubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

const isYouTubeId = (id: string) => /^[A-Za-z0-9_-]{11}$/.test(id);
const isVimeoId = (id: string) => /^\d{6,12}$/.test(id);
const isVimeoHash = (hash: string) => /^[0-9a-f]{6,20}$/.test(hash);

/** Seconds of `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsOf(text: string | null): number {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? '') ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}

function youTubeSource({ hostname, pathname, searchParams }: URL): Source | undefined {
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const isPath = ['embed', 'shorts', 'live', 'v'].includes(first);
  const id = hostname === 'youtu.be' ? first : isPath ? second : searchParams.get('v');
  return id && isYouTubeId(id) ? { kind: 'youtube', videoId: id } : undefined;
}

function vimeoSource({ pathname, searchParams }: URL): Source | undefined {
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex(isVimeoId);
  const hash = searchParams.get('h') ?? parts[at + 1] ?? '';
  const videoId = parts[at];
  if (videoId === undefined) return undefined;
  return { kind: 'vimeo', videoId, ...(isVimeoHash(hash) && { hash }) };
}

/** Whether an address is a path on this origin. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** Where files may come from: this origin, and those that the installation allows. */
export interface Allowed {
  readonly origin: string;
  readonly media: readonly string[];
}

/** Parses a film's address, using checked parts only; returns a problem code if it is invalid. */
export function readFilmAddress(text: string, { origin, media }: Allowed): Found | string {
  const written = text.trim();
  const isPath = isOwnPath(written);
  if (!isPath && !/^https:\/\//i.test(written)) return 'notAFilm';
  let url: URL;
  try {
    url = new URL(written, origin);
  } catch {
    return 'notAFilm';
  }
  if (url.username !== '' || url.password !== '') return 'notAFilm';
  const start = secondsOf(
    url.searchParams.get('t') ?? url.searchParams.get('start') ?? /^#t=(.*)$/.exec(url.hash)?.[1] ?? null,
  );
  const provided =
    url.hostname === 'youtu.be' || youTubeHosts.includes(url.hostname)
      ? youTubeSource(url)
      : vimeoHosts.includes(url.hostname)
        ? vimeoSource(url)
        : undefined;
  if (provided) return { source: provided, start };
  return fileSource(url, isPath || url.origin === origin, media, start);
}

function fileSource(url: URL, isOwn: boolean, media: readonly string[], start: number): Found | string {
  const path = url.pathname.toLowerCase();
  if (/\.(m3u8|mpd)$/.test(path)) return 'stream';
  const type = path.endsWith('.mp4') ? 'video/mp4' : path.endsWith('.webm') ? 'video/webm' : undefined;
  if (type === undefined) return 'notAFilm';
  if (!isOwn && !media.includes(url.origin)) return 'foreignOrigin';
  const address = isOwn ? url.pathname + url.search : url.href.replace(/#.*/, '');
  return { source: { kind: 'file', address, type }, start };
}

/** Whether a value is a valid address of a file. */
export const isFileAddress = (address: unknown): address is string =>
  typeof address === 'string' && (isOwnPath(address) || address.startsWith('https://'));

/** Whether a stored value is a valid, safe source. */
export function isSource(value: unknown): value is Source {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, address, type, videoId, hash } = value as Record<string, unknown>;
  if (kind === 'youtube') return typeof videoId === 'string' && isYouTubeId(videoId);
  if (kind === 'vimeo')
    return (
      typeof videoId === 'string' &&
      isVimeoId(videoId) &&
      (hash === undefined || (typeof hash === 'string' && isVimeoHash(hash)))
    );
  const isType = type === 'video/mp4' || type === 'video/webm';
  return kind === 'file' && isType && isFileAddress(address);
}
