import { describe, expect, it } from 'vitest';
import { anchorProblem, preventsPublishing, type Step } from '@/areas/onboarding-wizard/checks/steps';

const pages = {
  'shell.help': '',
  'messages.create': '/messages',
  'user-management.invite': '/user-management/users',
};
const at = (page: string | null, anchor: string | null, kind: Step['kind'] = 'pointer') =>
  anchorProblem({ kind, anchor, page }, pages);

describe('an element that a step points to', () => {
  it('is on its own page, or on every page if it is of the shell', () => {
    expect(at('/messages', 'messages.create')).toBeUndefined();
    expect(at(null, 'shell.help')).toBeUndefined();
    expect(at('/messages', 'shell.menu.messages', 'task')).toBeUndefined();
    expect(at(null, 'messages.create')).toBe('no_page');
    expect(at('/profile', 'messages.create', 'task')).toBe('anchor_elsewhere');
    // One that is gone is another problem.
    expect(at('/messages', 'messages.shelf')).toBeUndefined();
  });

  it('of a note does not count', () => {
    expect(at(null, 'messages.create', 'note')).toBeUndefined();
  });

  it('prevents publishing', () => {
    for (const code of ['no_page', 'page_gone', 'anchor_elsewhere', 'anchor_gone'])
      expect(preventsPublishing({ stepId: 'a', code }, 'en')).toBe(true);
  });
});
