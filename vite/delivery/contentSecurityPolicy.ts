import { createHash } from 'node:crypto';

/** The hash of the empty style element that Emotion fills from the script. */
const emptyStyle = hashOf('');

/** What the policy leaves to a deployment: lists of sources, as they stand in a directive. */
export interface PolicySources {
  /** Where requests may go. */
  readonly connect: string;
  /** What may be shown in a frame. */
  readonly frame: string;
  /** Where sound and films may come from. */
  readonly media: string;
  /** Where pictures may come from. */
  readonly image: string;
}

/** Nothing of another origin. */
const ownSources: PolicySources = { connect: "'self'", frame: "'none'", media: "'self'", image: "'self'" };

/** The sources for origins of other servers, which `config.json` names too. */
export function sourcesFor(frames: readonly string[], media: readonly string[]): PolicySources {
  return {
    ...ownSources,
    ...(frames.length > 0 && { frame: frames.join(' ') }),
    ...(media.length > 0 && { media: ["'self'", ...media].join(' '), image: ["'self'", ...media].join(' ') }),
  };
}

/**
 * The strictest Content-Security-Policy under which a document runs: its own inline script and style elements are named
 * by their hashes (CSP Level 3, 2.3.1), everything else comes from its origin, and no text becomes HTML or script. Two
 * Trusted Types policies can be made, once each: the application's own, which lets a single known text pass, and that of
 * DOMPurify, which cleans what react-admin's `RichTextField` shows. `blob:` is a file that the visitor has chosen.
 * @param html the document as it is delivered
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
