import { securityHeaders } from './securityHeaders.ts';

/** The variable of `deploy/nginx.conf` that says where the application may send requests. */
const connectSources = '$connect_sources';

/** The security headers as a file that nginx includes. */
export function nginxHeaders(html: string): string {
  const lines = Object.entries(securityHeaders(html, connectSources)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return ['# Written by the build: the hashes are those of its index.html.', ...lines, ''].join('\n');
}
