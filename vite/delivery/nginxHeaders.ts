import type { PolicySources } from './contentSecurityPolicy.ts';
import { securityHeaders } from './securityHeaders.ts';

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
