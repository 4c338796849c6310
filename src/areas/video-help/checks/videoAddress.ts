/** The source of a video: a file, or a provider's video by id. */
export type Source =
  | { readonly kind: 'file'; readonly address: string; readonly type: 'video/mp4' | 'video/webm' }
  | { readonly kind: 'youtube'; readonly videoId: string }
  | { readonly kind: 'vimeo'; readonly videoId: string; readonly hash?: string };

interface VideoAddress {
  readonly source: Source;
  /** The start second in the address. */
  readonly start: number;
}

const youTubeHost = /^(?:[\w-]+\.)?youtube\.com$|^(?:www\.)?(?:youtube-nocookie\.com|youtu\.be)$/;
const vimeoHost = /^(?:(?:www|player)\.)?vimeo\.com$/;

/** The two words are YouTube's own, for a player of a list and of a channel's live stream. */
const isYouTubeId = (id: string) => /^(?!videoseries$|live_stream$)[\w-]{11}$/.test(id);
const isVimeoId = (id: string) => /^\d{6,12}$/.test(id);
const isVimeoHash = (hash: string) => /^[0-9a-f]{6,20}$/.test(hash);

/** Seconds of `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsOf(text: string | null): number {
  const [match, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? '') ?? [];
  return match ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}

const partsOf = ({ pathname }: URL) => pathname.split('/').filter(Boolean);

function youTubeSource(url: URL): Source | string {
  const parts = partsOf(url);
  const [first = '', second = ''] = parts;
  const { searchParams } = url;
  const id = url.hostname.endsWith('youtu.be')
    ? first
    : /^(?:embed|shorts|live|v|video)$/.test(first)
      ? second
      : /^(?:|watch|watch_popup)$/.test(first)
        ? (searchParams.get('v') ?? '')
        : '';
  if (isYouTubeId(id)) return { kind: 'youtube', videoId: id };
  const isChannel = /^(?:@.*|channel|c|user)$/.test(first);
  if (second === 'live_stream' || (isChannel && parts.at(-1) === 'live')) return 'liveStream';
  return isChannel || searchParams.has('list') ? 'videoList' : 'notAVideo';
}

/** Where Vimeo puts several videos; the next part of the path is their name, which may be a number too. */
const vimeoLists = /^(?:showcase|album|groups|channels|ondemand|folder|user\d*)$/;

/** The number after `video` or `videos` is the video; otherwise the first part, or the one after the name of a channel. */
function vimeoSource(url: URL): Source | string {
  const parts = partsOf(url);
  const [first = '', second = ''] = parts;
  const videoPart = parts.findLastIndex(
    (part, at) => isVimeoId(part) && /^videos?$/.test(parts[at - 1] ?? ''),
  );
  const at =
    videoPart >= 0 ? videoPart : /^(?:channels|ondemand)$/.test(first) || second === 'review' ? 2 : 0;
  const videoId = parts[at] ?? '';
  if (isVimeoId(videoId)) {
    // What follows the video in a review's address is the review's.
    const hash = url.searchParams.get('h') ?? (second === 'review' ? '' : (parts[at + 1] ?? ''));
    return { kind: 'vimeo', videoId, ...(isVimeoHash(hash) && { hash }) };
  }
  if (first === 'event') return 'liveStream';
  return vimeoLists.test(first) ? 'videoList' : 'notAVideo';
}

/** Whether an address is a path on this origin. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** Where files may come from: this origin, and those that the installation allows. */
export interface AllowedOrigins {
  readonly origin: string;
  readonly media: readonly string[];
}

/** The URL in what people paste: an address with or without a scheme, a path on `origin`, or a player's HTML. */
function urlIn(text: string, origin: string): URL | undefined {
  const frameSrc = /<iframe\s(?:[^>]*\s)?src\s*=\s*["']?([^"'\s>]+)/i
    .exec(text)?.[1]
    ?.replaceAll('&amp;', '&');
  const input = frameSrc ?? text.trim();
  const hasNoScheme = /^[\w-]+(?:\.[\w-]+)+\//.test(input);
  const address = input.startsWith('//') ? `https:${input}` : hasNoScheme ? `https://${input}` : input;
  if (!isOwnPath(address) && !/^https?:\/\//i.test(address)) return undefined;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.username === '' && url.password === '' ? url : undefined;
}

/** Parses a video's address, using checked parts only; returns a problem code if it is invalid. */
export function readVideoAddress(text: string, { origin, media }: AllowedOrigins): VideoAddress | string {
  const url = urlIn(text, origin);
  if (url === undefined) return 'notAVideo';
  const { hostname, searchParams, hash } = url;
  const start = secondsOf(
    searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.*)$/.exec(hash)?.[1] ?? null,
  );
  const providerSource = youTubeHost.test(hostname)
    ? youTubeSource(url)
    : vimeoHost.test(hostname)
      ? vimeoSource(url)
      : 'notAVideo';
  if (typeof providerSource !== 'string') return { source: providerSource, start };
  return providerSource === 'notAVideo'
    ? fileSource(url, url.origin === origin, media, start)
    : providerSource;
}

function fileSource(
  url: URL,
  isOwn: boolean,
  media: readonly string[],
  start: number,
): VideoAddress | string {
  const path = url.pathname.toLowerCase();
  if (/\.(m3u8|mpd)$/.test(path)) return 'stream';
  const type = path.endsWith('.mp4') ? 'video/mp4' : path.endsWith('.webm') ? 'video/webm' : undefined;
  if (type === undefined || (!isOwn && url.protocol !== 'https:')) return 'notAVideo';
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
