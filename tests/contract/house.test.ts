import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Conventions of CONTRIBUTING.md that compiler, Biome and knip cannot check. */
const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
const sources = filesIn('src').filter((path) => /\.tsx?$/.test(path));
const thoseWith = (pattern: RegExp, exceptions: RegExp) =>
  sources.filter((path) => !exceptions.test(path) && pattern.test(read(path)));

it('handles tokens only in session, api and the fixture API', () => {
  const tokens = /\bBearer\b|['"]Authorization['"]|refresh_token|access_token/;
  expect(thoseWith(tokens, /^src\/(session|api|fixture-api)\//)).toEqual([]);
});

it('decides by the status of an answer only in session, api and the fixture API', () => {
  const status =
    /\bstatus\b[^\n]{0,8}(?:===|!==|[<>]=?|includes\()[^\n]{0,3}[1-5]\d\d\b|\.includes\([^\n]*\bstatus\b/;
  expect(thoseWith(status, /^src\/(session|api|fixture-api|qa|areas\/[^/]+\/fixtures)\//)).toEqual([]);
});

it('uses the browser’s storage only in the session, the preferences, the start page and the demo', () => {
  const exceptions = /^src\/(session|fixture-api|qa|app\/preferences)\/|^src\/start\/showStartPage\.ts$/;
  expect(thoseWith(/\b(localStorage|sessionStorage|indexedDB)\b/, exceptions)).toEqual([]);
});

it('puts no HTML from text into a page, but for what DOMPurify has cleaned', () => {
  const html = /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/;
  expect(thoseWith(html, /^src\/app\/react-admin\/CleanedHtml\.tsx$/)).toEqual([]);
});

it('installs from any registry: the lock file names no place of download', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
});

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs')].filter((path) =>
  path.endsWith('.md'),
);

it('has no link in its documents that leads nowhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g)]
      .map(([, target = '']) => join(dirname(page), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('names no folder or file in its documents that is not there', () => {
  const missingPaths = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:src|tests|scripts|vite|deploy|docs|public|i18n)\/[\w./-]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(missingPaths).toEqual([]);
});
