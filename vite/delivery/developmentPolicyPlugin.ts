import type { Plugin } from 'vite';
import { connectOrigins, contentSecurityPolicy, securityHeaders, sourcesFor } from './securityHeaders.ts';

/** Allows the inline scripts that Vite adds; being constant, it protects nothing. */
const nonce = 'development';

/**
 * Adds production's headers to the development server's responses, so that violations show early. They additionally allow what Vite's
 * client, React's refresh and Emotion need in development: inline styles, the WebSocket, the worker that waits for a restarted server,
 * and the page's inline scripts, by a nonce.
 */
export function developmentPolicyPlugin(): Plugin {
  return {
    name: 'development-policy',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    config: () => ({ html: { cspNonce: nonce }, server: { headers: developmentHeaders() } }),
  };
}

function developmentHeaders(): Record<string, string> {
  const policy = contentSecurityPolicy('', sourcesFor([], [], connectOrigins()))
    .replace(/(script-src 'self').*?;/, `$1 'nonce-${nonce}';`)
    .replace(/(style-src) .*?;/, "$1 'self' 'unsafe-inline';")
    .replace(/(connect-src .*?);/, '$1 ws: wss:;')
    .concat("; worker-src 'self' blob:");
  return { ...securityHeaders(''), 'Content-Security-Policy': policy };
}
