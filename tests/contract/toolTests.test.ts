import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from '../../scripts/test-unit/changedFiles';
import { toolTests, unneededToolTests } from '../../scripts/test-unit/toolTests';

const newResource = 'tests/contract/newResource.test.ts';

describe('the slow tests of tools', () => {
  it('and all that they depend on exist', () => {
    const named = toolTests.flatMap(({ file, watches }) => [file, ...watches]);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each([
    ['nothing has changed', []],
    ['other files have changed', ['src/config.ts', 'scripts/new-resource-list.ts']],
  ])('are left out when %s', (_what, changed) => {
    expect(unneededToolTests(changed)).toContain(newResource);
  });

  it.each([
    ['a file of the tool has', ['scripts/new-resource/names.ts']],
    ['the test itself has', [newResource]],
    ['what all depend on has', ['package-lock.json']],
  ])('run when %s changed', (_what, changed) => {
    expect(unneededToolTests(changed)).not.toContain(newResource);
  });

  it('run when nobody knows what has changed', () => {
    expect(unneededToolTests(undefined)).toEqual([]);
  });
});

describe('the changed files', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@press.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const commit = (name: string) => {
    writeFileSync(join(folder, name), name);
    git('add', '-A');
    git('commit', '-m', name);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are those since the branch left main, committed or not', () => {
    git('init', '-b', 'main');
    commit('first.ts');
    git('switch', '-c', 'work');
    commit('second.ts');
    commit('third.ts');
    writeFileSync(join(folder, 'first.ts'), 'changed');
    writeFileSync(join(folder, 'untracked.ts'), 'new');
    expect(changedFiles(folder)?.sort()).toEqual(['first.ts', 'second.ts', 'third.ts', 'untracked.ts']);
  });

  it('are those of the last commit on main, and those not committed', () => {
    git('init', '-b', 'main');
    commit('first.ts');
    commit('second.ts');
    writeFileSync(join(folder, 'third.ts'), 'new');
    expect(changedFiles(folder)?.sort()).toEqual(['second.ts', 'third.ts']);
  });

  it('are unknown outside a repository, before a second commit and without main', () => {
    expect(changedFiles(folder)).toBeUndefined();
    git('init', '-b', 'other');
    commit('first.ts');
    expect(changedFiles(folder)).toBeUndefined();
    git('branch', '-m', 'main');
    expect(changedFiles(folder)).toBeUndefined();
  });
});
