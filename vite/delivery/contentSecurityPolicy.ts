import { createHash } from 'node:crypto';

/** The hash of the empty style element that Emotion fills from the script. */
const emptyStyle = hashOf('');

/**
 * The strictest Content-Security-Policy under which a document runs: its own inline script and style elements are named
 * by their hashes (CSP Level 3, 2.3.1), everything else comes from its origin, and no text becomes HTML or script: no
 * part of the application needs a Trusted Types policy, so none can be made.
 * @param html the document as it is delivered; @param connectSources where it may send requests
 */
export function contentSecurityPolicy(html: string, connectSources = "'self'"): string {
  const scripts = contentsOf(html, /<script>(.*?)<\/script>/gs).map(hashOf);
  const styles = contentsOf(html, /<style[^>]*>(.*?)<\/style>/gs).map(hashOf);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", emptyStyle, ...styles].join(' '),
    "style-src-attr 'none'",
    "img-src 'self'",
    `connect-src ${connectSources}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function contentsOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, content = '']) => content);
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
