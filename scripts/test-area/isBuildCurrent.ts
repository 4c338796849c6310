import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['src', 'i18n', 'public', 'vite', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Whether the production build in `root` is there and younger than all that it is made of. */
export function isBuildCurrent(root = '.'): boolean {
  const built = join(root, 'dist/index.html');
  return existsSync(built) && Math.max(...sources.map((path) => newest(join(root, path)))) < changed(built);
}

const changed = (path: string) => statSync(path).mtimeMs;

/** When the youngest of a file or folder was changed; a folder itself tells of files that are gone. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return changed(path);
  return Math.max(changed(path), ...readdirSync(path).map((name) => newest(join(path, name))));
}
