import * as v from 'valibot';
import { expect, it } from 'vitest';
import { trialAt } from '@/areas/onboarding-wizard/shell/applyToTrial';
import type { Trial } from '@/areas/onboarding-wizard/shell/guideStore';
import { runSchema } from '@/areas/onboarding-wizard/shell/runSchema';

it('a trial goes to a step, and back to one before it, without those that are not for this person', () => {
  const steps = ['a', 'b', 'c', 'd'].map((id) => ({ id, state: id === 'b' ? 'notForYou' : 'open' }));
  const run = v.parse(runSchema, { id: 'tour', state: 'running', current: 'a', steps });
  const trial: Trial = { run, as: undefined, isHandset: false, back: '/', recount: async () => run };
  const later = trialAt(trial, 'd');
  expect(later.run).toMatchObject({ current: 'd', state: 'running' });
  expect(later.run.steps.map(({ state }) => state)).toEqual(['done', 'notForYou', 'done', 'open']);
  const back = trialAt(later, 'c');
  expect(back.run.current).toBe('c');
  expect(back.run.steps.map(({ state }) => state)).toEqual(['done', 'notForYou', 'open', 'open']);
});
