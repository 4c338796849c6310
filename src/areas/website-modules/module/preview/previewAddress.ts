/** Where a preview may be shown: in a frame, in a tab of its own, or nowhere. */
type PreviewPlace = 'frame' | 'tab' | 'nowhere';

/**
 * Only `https:` is opened, and `http:` on the machine itself, whatever the server answers (WM26); in a frame only what the configuration allows there
 * (WM27).
 */
export function placeOfPreview(url: string, frameOrigins: readonly string[]): PreviewPlace {
  if (!URL.canParse(url)) return 'nowhere';
  const { protocol, hostname, origin, username, password } = new URL(url);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if ((protocol !== 'https:' && !isLocal) || username !== '' || password !== '') return 'nowhere';
  return frameOrigins.includes(origin) ? 'frame' : 'tab';
}
