import { afterEach, vi } from 'vitest';

const faults: string[] = [];

/**
 * Fails each test in which the fixture API answers otherwise than `docs/openapi.yaml` says. Answers that a test puts in
 * its place do not count, nor do those of a server on which scenarios play, nor own calls of a test's own areas.
 */
export function guardAnswers(): void {
  afterEach(() => {
    const found = faults.splice(0);
    if (found.length > 0) throw new Error(`Against docs/openapi.yaml:\n${found.join('\n')}`);
  });
}

// Only files that use the fixture API load the document.
vi.mock('@/fixture-api/server', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/fixture-api/server')>();
  const { withCheckedAnswers } = await import('./checkedServer');
  return {
    ...original,
    createServer: (...given: Parameters<typeof original.createServer>) =>
      withCheckedAnswers(original.createServer(...given), given[1], (fault) => faults.push(fault)),
  };
});
