import { execFileSync } from 'node:child_process';

/**
 * The files in `folder` that differ from what has landed: from where this branch left `main`; on `main` itself, from
 * the commit before the last one. What is not committed counts too. Undefined when git cannot tell.
 */
export function changedFiles(folder = '.'): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const head = git('rev-parse', 'HEAD');
    const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main');
    // Sorted by name: the server's, where there is one. Without any the next call fails.
    const left = git('merge-base', 'HEAD', mains.split('\n').at(-1) ?? '');
    const base = left === head ? git('rev-parse', 'HEAD^') : left;
    const tracked = git('diff', '--name-only', '--no-renames', '--relative', base);
    const untracked = git('ls-files', '--others', '--exclude-standard');
    return [...tracked.split('\n'), ...untracked.split('\n')].filter((path) => path !== '');
  } catch {
    return undefined;
  }
}
