import { afterEach, vi } from 'vitest';

const faults: string[] = [];

/**
 * Fails each test in which a response of the fixture API differs from `docs/openapi.yaml`. Responses that a test overrides do not
 * count, nor those of a server with scenarios, nor custom calls of a test's own areas.
 */
export function guardAnswers(): void {
  afterEach(() => {
    const answerFaults = faults.splice(0);
    if (answerFaults.length > 0) throw new Error(`Against docs/openapi.yaml:\n${answerFaults.join('\n')}`);
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
