import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { say } from './progress.ts';
import { run } from './run.ts';

/** The versions that the figures are compared by. Another one makes the tool or the scaffold anew. */
const lighthouseVersion = '13.5.0';
const scaffoldVersion = '5.15.0';

/** The answers of the example that the generator's own help shows. */
const scaffoldAnswers = [
  ...['--data-provider', 'json-server', '--auth-provider', 'local-auth-provider'],
  ...['--resource', 'posts', '--resource', 'comments', '--install', 'npm'],
];

const answersHash = createHash('sha256').update(scaffoldAnswers.join(' ')).digest('hex').slice(0, 8);

const cache = resolve('node_modules/.cache/bench');

/**
 * Makes a folder of the cache, unless it is there. It is made elsewhere and moved when it is complete: what an
 * interrupted run leaves behind is never taken for the whole.
 */
async function cached(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await make(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

/** The path of Lighthouse's command, which is installed first where it is missing. */
export async function installLighthouse(): Promise<string> {
  const folder = await cached(`lighthouse-${lighthouseVersion}`, async (unfinished) => {
    say(`Installing lighthouse ${lighthouseVersion}, once`);
    writeFileSync(join(unfinished, 'package.json'), '{ "private": true }');
    const args = ['install', '--no-audit', '--no-fund', '--save-exact', `lighthouse@${lighthouseVersion}`];
    await run('npm', args, { cwd: unfinished });
  });
  return join(folder, 'node_modules/lighthouse/cli/index.js');
}

/**
 * The folder with the build of an application freshly made by `create-react-admin`, which is made first where it is
 * missing. It is built outside of this project, so that it finds none of its packages, and only its build is kept.
 */
export async function buildScaffold(): Promise<string> {
  const folder = await cached(`scaffold-${scaffoldVersion}-${answersHash}`, async (unfinished) => {
    say(`Making an application with create-react-admin ${scaffoldVersion}, once`);
    const workshop = mkdtempSync(join(tmpdir(), 'scaffold-'));
    try {
      const generator = `create-react-admin@${scaffoldVersion}`;
      await run('npm', ['exec', '--yes', '--', generator, 'scaffold', ...scaffoldAnswers], { cwd: workshop });
      const project = join(workshop, 'scaffold');
      await run('npm', ['run', 'build'], { cwd: project });
      // The lock file tells which versions of its packages were measured.
      cpSync(join(project, 'package-lock.json'), join(unfinished, 'package-lock.json'));
      cpSync(join(project, 'dist'), join(unfinished, 'dist'), { recursive: true });
    } finally {
      rmSync(workshop, { recursive: true, force: true });
    }
  });
  return join(folder, 'dist');
}
