import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** What can be said of the image without making it; `npm run test:deploy` looks at nginx itself. */
describe('the image', () => {
  it('runs as nobody special, and gets what the build wrote', () => {
    const file = read('deploy/Dockerfile');
    expect(file).toMatch(/^USER www-data$/m);
    for (const copied of [
      'deploy/nginx.conf',
      'deploy/start.sh',
      'dist-nginx/headers.conf',
      '/build/dist ',
    ]) {
      expect(file).toContain(copied);
    }
  });

  it('allows content of other servers only as the environment says, and none by default', () => {
    const file = read('deploy/start.sh');
    expect(file).toContain(`FRAME_SOURCES=\${FRAME_ORIGINS:-"'none'"}`);
    expect(file).toContain(`MEDIA_SOURCES="'self'\${MEDIA_ORIGINS:+ $MEDIA_ORIGINS}"`);
    expect(file).toContain(`IMAGE_SOURCES="'self'\${MEDIA_ORIGINS:+ $MEDIA_ORIGINS}"`);
  });

  it('puts in every value that nginx.conf has a place for', () => {
    const placeholders = new Set(
      [...read('deploy/nginx.conf').matchAll(/\$\{(\w+)\}/g)].map(([name]) => name),
    );
    const substituted = /envsubst '([^']*)'/.exec(read('deploy/start.sh'))?.[1]?.split(' ');
    expect(substituted?.toSorted()).toEqual([...placeholders].toSorted());
  });
});
