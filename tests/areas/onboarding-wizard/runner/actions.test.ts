import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actOn, tomorrow } from '@/areas/onboarding-wizard/shell/actions';
import { openGuides, setChoosing } from '@/areas/onboarding-wizard/shell/guideStore';
import type { Run } from '@/areas/onboarding-wizard/shell/runSchema';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run: Run = {
  ...{ id: 'tour', title: 'Tour', language: 'en', state: 'running', current: 'a', revision: 1 },
  ...{ mayHide: true, startPage: null, steps: [] },
};

it('a check fails after ten seconds', async () => {
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

it('tomorrow begins at midnight in the browser’s time zone', () => {
  expect(new Date(tomorrow(new Date(2026, 2, 31, 23, 59))).toString()).toBe(new Date(2026, 3, 1).toString());
});

it('shows what an author began before the guides of the session were followed', () => {
  setChoosing({ flowId: 'tour', stepId: 'a', back: '/onboarding-wizard/tour', isOnPage: false });
  const shown: boolean[] = [];
  const close = openGuides({
    showLayer: (isShown) => shown.push(isShown),
    ask: () => new Promise(() => {}),
    post: () => new Promise(() => {}),
  });
  expect(shown).toEqual([true]);
  close();
});
