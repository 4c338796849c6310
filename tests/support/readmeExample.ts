import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies the project into a folder of its own, with the packages that are installed here and a cache of its own. */
export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'back-office-')));
  const parts = readdirSync('.').filter((name) => !/^(node_modules|\.git|dist.*|test-results)$/.test(name));
  // Most tests need areas that a copy may do without.
  const filter = (path: string) => !/^tests\/(?!support|contract$|contract\/texts)/.test(path);
  for (const path of parts) cpSync(path, join(copy, path), { recursive: true, filter });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** The areas that the rest of the project refers to: `people` to groups and roles, a script to a placeholder page. */
const needed = ['user-management', 'messages'];

/** Removes the other areas and their texts from a copy, so that a developer's additions cannot conflict with the test's. */
export function removeAreas(copy: string): void {
  const folder = join(copy, 'src/areas');
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of areas.filter((entry) => !needed.includes(entry.name))) {
    rmSync(join(folder, name), { recursive: true });
    for (const language of readdirSync(join(copy, 'i18n')).filter((each) => !each.includes('.'))) {
      const texts = join(copy, 'i18n', language);
      for (const file of readdirSync(texts).filter((each) => each.split('.')[0] === name))
        rmSync(join(texts, file));
    }
  }
}

const pages = ['README.md', 'docs/resources.md'];

/** The files that a chapter of these pages shows, by path. A comment above each file names it; a text file may be meant for several languages. */
export function readmeFiles(chapter: string): Map<string, string> {
  const [, text = ''] =
    pages
      .map((page) => new RegExp(`^## ${chapter}\n([\\s\\S]*?)^## `, 'm').exec(readFileSync(page, 'utf8')))
      .find((found) => found !== null) ?? [];
  const files = new Map<string, string>();
  for (const [, block = ''] of text.matchAll(/^```(?:tsx?|yaml)\n([\s\S]*?)^```/gm)) {
    for (const file of block.split(/^(?:\/\/|#) (?=src|i18n|tests|catalogue)/m).slice(1)) {
      const [named = '', ...lines] = file.trimEnd().split('\n');
      const content = `${lines.join('\n')}\n`;
      for (const [path] of named.matchAll(/(?:(?:src|i18n|tests)\/)?[\w./-]+\.\w+/g))
        files.set(path, content);
    }
  }
  if (files.size === 0) throw new Error(`${pages.join(' and ')} show no files in '${chapter}'`);
  return files;
}

/** Does in a copy of the project what the chapters on areas, resources, lists and records with a life tell a developer to do. What is there already is replaced. */
export function followReadme(copy: string): void {
  for (const folder of ['src/areas/catalogue', 'tests/areas/catalogue']) {
    rmSync(join(copy, folder), { recursive: true, force: true });
  }
  const write = (chapter: string) => {
    for (const [path, content] of readmeFiles(chapter)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), content);
    }
  };
  write('Add an area');
  write('Add a resource');
  for (const [, command = ''] of readFileSync('README.md', 'utf8').matchAll(
    /^npm run new:resource (.*)$/gm,
  )) {
    newResource(copy, ...command.split(' ').filter((argument) => argument !== '--'));
  }
  write('A list with everything');
  write('A record with a life');
}

/** Runs `npm run new:resource` in a copy of the project. */
export function newResource(copy: string, ...args: string[]): void {
  execFileSync(process.execPath, ['scripts/new-resource.ts', ...args], { cwd: copy, stdio: 'pipe' });
}
