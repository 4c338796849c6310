import { describe, expect, it } from 'vitest';
import {
  canAskToConfirm,
  canDismiss,
  canPutAway,
  isArchived,
  isDone,
  type ReaderEvent,
  readerState,
} from '@/areas/messages/checks/readerState';

/** Events with the current revision 2, or with an earlier one: `seen@1`. */
const events = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [event, revision = '2'] = each.split('@');
      return { event: event as ReaderEvent, revision: Number(revision) };
    });

describe('the state of a reader', () => {
  it.each([
    ['', 'unseen'],
    ['seen', 'seen'],
    ['seen dismissed', 'dismissed'],
    ['seen dismissed seen', 'dismissed'],
    ['seen dismissed restored', 'seen'],
    ['seen acknowledged', 'acknowledged'],
    ['acknowledged seen dismissed restored', 'acknowledged'],
    ['seen@1 dismissed@1', 'unseen'],
    ['acknowledged@1 seen', 'seen'],
  ] as const)('after "%s" is %s', (done, state) => expect(readerState(events(done), 2)).toBe(state));

  it('goes on from an earlier one', () => {
    expect(readerState(events('seen'), 2, 'dismissed')).toBe('dismissed');
    expect(readerState(events('restored'), 2, 'dismissed')).toBe('seen');
  });
});

it.each([
  [false, 'unseen', false],
  [false, 'seen', true],
  [false, 'dismissed', true],
  [true, 'seen', false],
  [true, 'dismissed', false],
  [true, 'acknowledged', true],
] as const)('a message (to be confirmed: %s) is done when %s: %s', (acknowledge, state, done) =>
  expect(isDone({ acknowledge }, state)).toBe(done),
);

it.each([
  ['banner', false],
  ['inbox', false],
  ['modal', true],
])('a %s can ask to be confirmed: %s', (kind, can) => {
  expect(canAskToConfirm(kind)).toBe(can);
});

it.each([
  ['banner', true, false, true],
  ['banner', false, false, false],
  ['modal', false, false, true],
  ['modal', true, true, false],
] as const)('a %s (dismissible: %s, to be confirmed: %s) can be dismissed: %s', (...values) => {
  const [kind, dismissible, acknowledge, can] = values;
  expect(canDismiss({ kind, dismissible, acknowledge })).toBe(can);
});

it.each([
  ['banner', true, false, true],
  ['inbox', true, false, true],
  ['inbox', false, false, false],
  ['modal', true, false, false],
] as const)('a %s (dismissible: %s, to be confirmed: %s) can be put away: %s', (...values) => {
  const [kind, dismissible, acknowledge, can] = values;
  expect(canPutAway({ kind, dismissible, acknowledge })).toBe(can);
});

it.each([
  ['banner', true, 'seen', false],
  ['banner', true, 'dismissed', true],
  ['inbox', true, 'dismissed', true],
  ['modal', true, 'dismissed', false],
  ['modal', true, 'acknowledged', false],
  ['modal', false, 'acknowledged', true],
  ['inbox', false, 'seen', true],
] as const)('a %s (current: %s) that is %s is in the archive: %s', (kind, current, state, archived) =>
  expect(isArchived({ kind, current }, state)).toBe(archived),
);
