import type { Plugin } from 'vite';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Marks the inline scripts that Vite adds to the page; it protects nothing, as it is always the same. */
const nonce = 'development';

/**
 * Gives the development server's answers the headers of production, so that what they refuse is refused there first. What
 * Vite's client, React's refresh and Emotion in development cannot do without is added: inline styles, the WebSocket, the
 * worker that looks for a restarted server, and the inline scripts of the page, by a nonce.
 */
export function developmentPolicyPlugin(): Plugin {
  return {
    name: 'development-policy',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    config: () => ({ html: { cspNonce: nonce }, server: { headers: developmentHeaders() } }),
  };
}

function developmentHeaders(): Record<string, string> {
  const policy = contentSecurityPolicy('')
    .replace(/(script-src 'self').*?;/, `$1 'nonce-${nonce}';`)
    .replace(/(style-src) .*?;/, "$1 'self' 'unsafe-inline';")
    .replace(/(connect-src) .*?;/, "$1 'self' ws: wss:;")
    .concat("; worker-src 'self' blob:");
  return { ...securityHeaders(''), 'Content-Security-Policy': policy };
}
