import { describe, expect, it } from 'vitest';
import type { Position } from '@/areas/website-modules/positionSchema';
import {
  arranged,
  arrangementOf,
  type Change,
  changedIn,
  type Line,
  lineFor,
  positionsIn,
  savedLines,
} from '@/areas/website-modules/positions/arrangement';
import { nextPlace, placeRefusal } from '@/areas/website-modules/positions/placeRefusal';

const position = (id: string, moduleIds: string[], more: Partial<Position> = {}): Position => ({
  id,
  key: id,
  page: 'Home',
  name: id,
  region: 'main',
  accepts: null,
  max: 3,
  moduleIds,
  version: 1,
  ...more,
});
const head = position('head', ['menu', 'search']);
const content = position('content', ['list', 'book']);
const side = position('side', ['login'], { page: 'Article' });

const start = arrangementOf([head, content, side]);
const changed = (...changes: Change[]) => changes.reduce(arranged, start);
const line = (positionId: string, moduleId: string) => {
  const match = start.lines[positionId]?.find((each) => each.moduleId === moduleId);
  if (match === undefined) throw new Error(`${moduleId} is not in ${positionId}`);
  return match;
};
const put = (each: Line, positionId: string, index: number): Change => ({
  type: 'put',
  line: each,
  positionId,
  index,
});
const modulesIn = (arrangement: typeof start) =>
  Object.fromEntries(positionsIn(arrangement).map(({ id, moduleIds }) => [id, moduleIds]));

describe('an arrangement', () => {
  it('starts as saved, page by page', () => {
    expect(positionsIn(start)).toEqual([head, content, side]);
    expect(positionsIn(arrangementOf([content, side, head]))).toEqual([content, head, side]);
    expect(changedIn(start)).toEqual([]);
  });

  it('knows the positions that differ from the saved ones, with the version that they had', () => {
    const moved = changed(put(line('head', 'menu'), 'head', 1));
    expect(changedIn(moved)).toEqual([{ ...head, moduleIds: ['search', 'menu'] }]);
    expect(changedIn(arranged(moved, put(line('head', 'menu'), 'head', 0)))).toEqual([]);
  });

  it('keeps the line of a module that is moved to another position', () => {
    const moved = changed(put(line('head', 'menu'), 'content', 1));
    expect(modulesIn(moved)).toEqual({
      head: ['search'],
      content: ['list', 'menu', 'book'],
      side: ['login'],
    });
    expect(moved.lines.content?.[1]).toBe(line('head', 'menu'));
    const again = lineFor(moved.lines, 'head', 'menu');
    expect(again.id).not.toBe(line('head', 'menu').id);
    const both = arranged(moved, put(again, 'head', 0));
    expect(modulesIn(both)).toMatchObject({ head: ['menu', 'search'], content: ['list', 'menu', 'book'] });
  });

  it('takes a module out, and is reset to the saved order', () => {
    const withoutList = changed({ type: 'take', line: line('content', 'list') });
    expect(modulesIn(withoutList)).toMatchObject({ content: ['book'] });
    expect(arranged(withoutList, { type: 'reset', lines: savedLines(withoutList.saved) })).toEqual(start);
  });

  it('keeps what was moved while it was saved', () => {
    const answer = { ...head, moduleIds: ['search', 'menu'], version: 2 };
    const saved = changed(put(line('head', 'menu'), 'head', 1), put(line('content', 'list'), 'content', 1), {
      type: 'accept',
      positions: [answer],
    });
    expect(changedIn(saved)).toEqual([{ ...content, moduleIds: ['book', 'list'] }]);
    expect(positionsIn(saved)).toContainEqual(answer);
  });

  it('goes on from the version of somebody else with the modules chosen after a conflict', () => {
    const theirs = { ...content, moduleIds: ['list', 'book', 'gallery'], version: 2 };
    const chosen = { content: ['book', 'list', 'gallery'] };
    const resolved = changed(put(line('content', 'book'), 'content', 0), {
      type: 'accept',
      positions: [theirs],
      chosen,
    });
    expect(changedIn(resolved)).toEqual([{ ...theirs, moduleIds: chosen.content }]);
    expect(resolved.lines.content?.[0]).toBe(line('content', 'book'));
  });
});

describe('a position', () => {
  const module = { id: 'events', category: 'content' };

  it.each([
    ['twice', { ...module, id: 'list' }, content],
    ['not_accepted', module, { ...content, accepts: ['navigation'] }],
    ['full', module, { ...content, max: 2 }],
    ['unknown', undefined, content],
    [undefined, module, { ...content, accepts: ['content'] }],
  ])('refuses a module as %s', (code, candidate, into) => {
    expect(placeRefusal(candidate, into)).toBe(code);
  });

  it('is passed over if it does not take the module, in both directions', () => {
    const stage = position('stage', ['teaser'], { max: 1 });
    const all = [head, stage, content];
    expect(nextPlace(all, 'head', 1, module)).toEqual({ position: content, refusal: undefined });
    expect(nextPlace(all, 'content', -1, module)).toEqual({ position: head, refusal: undefined });
    expect(nextPlace([head, stage], 'head', 1, module)).toEqual({ position: stage, refusal: 'full' });
    expect(nextPlace(all, 'head', -1, module)).toBeUndefined();
  });
});
