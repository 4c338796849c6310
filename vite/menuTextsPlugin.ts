import { readFileSync } from 'node:fs';
import { normalizePath, type Plugin } from 'vite';

/** Makes `i18n/<code>/<area>.json?menu` a module with an area's menu captions: its own and those of its children and of its personal pages. */
export function menuTextsPlugin(): Plugin {
  return {
    name: 'menu-texts',
    enforce: 'pre',
    load(id) {
      const file = /^(.*\/i18n\/[\w-]+\/[\w-]+\.json)\?menu$/.exec(normalizePath(id))?.[1];
      if (file === undefined) return null;
      const { caption, children, personal } = JSON.parse(readFileSync(file, 'utf8'));
      return { code: `export default ${JSON.stringify({ caption, children, personal })}`, moduleType: 'js' };
    },
  };
}
