import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actOn, tomorrow } from '@/areas/onboarding-wizard/shell/actions';
import { openGuides } from '@/areas/onboarding-wizard/shell/guideStore';
import type { Run } from '@/areas/onboarding-wizard/shell/runSchema';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run: Run = {
  ...{ id: 'tour', title: 'Tour', language: 'en', state: 'running', current: 'a', revision: 1 },
  ...{ mayHide: true, startPage: null, steps: [] },
};

it('OW11 a check that takes ten seconds has failed', async () => {
  const close = openGuides({
    showLayer: () => {},
    ask: async () => ({ waiting: 0 }),
    post: () => new Promise(() => {}),
  });
  let outcome: string | undefined;
  const asked = actOn(run, 'check', { stepId: 'a' }).then((end) => {
    outcome = end;
  });
  await vi.advanceTimersByTimeAsync(9_900);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  await asked;
  expect(outcome).toBe('failed');
  close();
});

it('OW18 the next day begins at midnight of where the browser is', () => {
  expect(new Date(tomorrow(new Date(2026, 2, 31, 23, 59))).toString()).toBe(new Date(2026, 3, 1).toString());
});
