import { describe, expect, it } from 'vitest';
import {
  anchorProblem,
  lacksElement,
  preventsPublishing,
  type Step,
  textProblems,
} from '@/areas/onboarding-wizard/checks/steps';

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

  it('is none for the moment in which a form that takes an earlier version empties the open step', () => {
    expect(anchorProblem({ kind: 'pointer', page: '/profile' })).toBeUndefined();
  });

  it('prevents publishing', () => {
    for (const code of ['no_page', 'page_gone', 'anchor_elsewhere', 'anchor_gone'])
      expect(preventsPublishing({ stepId: 'a', code }, 'en')).toBe(true);
  });
});

describe('an element that a step needs', () => {
  const element = { role: 'button', name: 'Invite', key: null };
  const none = { kind: 'task', anchor: null, element: null, doneBy: { type: 'next' } } as const;

  it('is declared or chosen', () => {
    expect(lacksElement({ ...none, kind: 'pointer' })).toBe(true);
    expect(lacksElement({ ...none, kind: 'pointer', element })).toBe(false);
    expect(lacksElement({ ...none, kind: 'pointer', anchor: 'shell.help' })).toBe(false);
    expect(lacksElement(none)).toBe(false);
  });

  it('is needed by what is done at it, also by a note, which points to nothing', () => {
    expect(lacksElement({ ...none, doneBy: { type: 'click' } })).toBe(true);
    expect(lacksElement({ ...none, element, doneBy: { type: 'fill' } })).toBe(false);
    expect(lacksElement({ ...none, element, kind: 'note', doneBy: { type: 'fill' } })).toBe(true);
  });
});

describe('the texts of a step', () => {
  it('are needed in the languages to which the audience is limited, as a hint', () => {
    const written: Step = {
      ...{ id: 'a', kind: 'note', page: null, anchor: null, element: null, ifMissing: 'panel' },
      ...{ required: false, videoId: null, doneBy: { type: 'next' } },
      ...{ title: { en: 'Here' }, text: { en: 'This is it.' } },
    };
    const problemsFor = (languages: readonly string[]) =>
      textProblems(
        { title: { en: 'Tour' }, steps: [written], audience: { everyone: true, include: [], languages } },
        'en',
      );
    expect(problemsFor([])).toEqual([]);
    expect(problemsFor(['en', 'fr'])).toEqual([{ stepId: 'a', code: 'no_text.fr' }]);
    expect(preventsPublishing({ stepId: 'a', code: 'no_text.fr' }, 'en')).toBe(false);
  });
});
