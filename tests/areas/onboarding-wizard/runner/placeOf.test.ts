import { describe, expect, it } from 'vitest';
import { offeredAtStart, offeredAtStartOnly } from '@/areas/onboarding-wizard/shell/placeOf';

describe('a guide offered on the profile page', () => {
  it.each([
    ['waiting', '/profile', true, true],
    // Put off until today.
    ['snoozed', '/profile', true, true],
    // It waits on every page.
    ['waiting', null, true, false],
    ['waiting', '/messages', false, false],
    ['running', '/profile', false, false],
    ['hidden', '/profile', false, false],
  ])('%s, at %s: %s, and nowhere else: %s', (state, startPage, isOffered, isOnly) => {
    expect([offeredAtStart({ state, startPage }), offeredAtStartOnly({ state, startPage })]).toEqual([
      isOffered,
      isOnly,
    ]);
  });
});
