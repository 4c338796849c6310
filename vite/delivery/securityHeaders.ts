import { createHash } from 'node:crypto';

/** The hash of the empty style element that Emotion fills from the script. */
const emptyStyle = hashOf('');

/** The directives that a deployment can change, as lists of sources. */
export interface PolicySources {
  /** Allowed targets of requests. */
  readonly connect: string;
  /** Allowed pages in frames. */
  readonly frame: string;
  /** Allowed sources of audio and video. */
  readonly media: string;
  /** Allowed sources of images. */
  readonly image: string;
}

/** Allows nothing from other origins. */
const ownSources: PolicySources = { connect: "'self'", frame: "'none'", media: "'self'", image: "'self'" };

/** The origins of further servers that the application may speak to, named as for the deployment. */
export const connectOrigins = (): readonly string[] =>
  (process.env.CONNECT_ORIGINS ?? '').split(' ').filter((origin) => origin !== '');

/** The sources for origins of other servers: of frames and media that `config.json` names, and of calls. */
export function sourcesFor(
  frames: readonly string[],
  media: readonly string[],
  calls: readonly string[] = [],
): PolicySources {
  return {
    ...ownSources,
    ...(calls.length > 0 && { connect: ["'self'", ...calls].join(' ') }),
    ...(frames.length > 0 && { frame: frames.join(' ') }),
    ...(media.length > 0 && { media: ["'self'", ...media].join(' '), image: ["'self'", ...media].join(' ') }),
  };
}

/**
 * The strictest Content-Security-Policy that works for a document: it allows the document's inline script and style elements by hash
 * (CSP Level 3, 2.3.1), everything else only from its origin, and no text as HTML or script. It permits two Trusted Types policies, once
 * each: the application's own, which allows a single known text, and that of DOMPurify, which sanitizes what react-admin's
 * `RichTextField` shows, and reads what is pasted into a Markdown field. `blob:` is for files that the visitor has chosen.
 * @param html the document as delivered
 */
export function contentSecurityPolicy(html: string, sources: PolicySources = ownSources): string {
  const scripts = contentsOf(html, /<script>(.*?)<\/script>/gs).map(hashOf);
  const styles = contentsOf(html, /<style[^>]*>(.*?)<\/style>/gs).map(hashOf);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", emptyStyle, ...styles].join(' '),
    "style-src-attr 'none'",
    "font-src 'self'",
    `img-src ${sources.image} blob:`,
    `media-src ${sources.media}`,
    `frame-src ${sources.frame}`,
    `connect-src ${sources.connect}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}

function contentsOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, content = '']) => content);
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The variables of `deploy/nginx.conf` with the sources that the environment allows. */
const variables: PolicySources = {
  connect: '$connect_sources',
  frame: '$frame_sources',
  media: '$media_sources',
  image: '$image_sources',
};

/** The security headers as a file that nginx includes. */
export function nginxHeaders(html: string): string {
  const lines = Object.entries(securityHeaders(html, variables)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return ['# Written by the build: the hashes are those of its index.html.', ...lines, ''].join('\n');
}

/**
 * The security headers of every response, shared by `vite preview`, which browser tests use, and nginx. `Strict-Transport-Security` is not
 * included: it belongs to the server that terminates TLS.
 * Source: OWASP ASVS 5.0, 3.4; docs/decisions/delivery.md.
 * @param html `index.html` as built; @param sources additional sources of a deployment
 */
export function securityHeaders(html: string, sources?: PolicySources): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, sources),
    'X-Content-Type-Options': 'nosniff',
    // The query contains the target after the sign-in.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}
