import type { Plugin } from 'vite';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * Gives the development server's answers the headers of production, so that what they refuse is refused there first. What
 * Vite's client, React's refresh and Emotion in development cannot do without is added: inline styles, the WebSocket, the
 * worker that looks for a restarted server, and the inline scripts of the page as it is served.
 */
export function developmentPolicyPlugin(): Plugin {
  return {
    name: 'development-policy',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    config: () => ({ server: { headers: developmentHeaders('') } }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { server }) {
        // Vite sends the page after this, with the headers as they then are.
        Object.assign(server?.config.server.headers ?? {}, developmentHeaders(html));
      },
    },
  };
}

function developmentHeaders(html: string): Record<string, string> {
  const policy = contentSecurityPolicy(html.replaceAll('<script type="module">', '<script>'))
    .replace(/(style-src) .*?;/, "$1 'self' 'unsafe-inline';")
    .replace(/(connect-src) .*?;/, "$1 'self' ws: wss:;")
    .concat("; worker-src 'self' blob:");
  return { ...securityHeaders(html), 'Content-Security-Policy': policy };
}
