import { describe, expect, it } from 'vitest';
import { readRecents, recordOfItem, visitedRecord, withRecent } from '@/app/search/recents';
import { readAreas } from '@/areas';

describe('recent lines', () => {
  it('are the latest first, each once, at most eight', () => {
    expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a']);
    expect(withRecent([...'abcdefgh'], 'i')).toEqual([...'iabcdefg']);
  });

  it('are what is usable of what was stored', () => {
    expect(readRecents({ a: 1 })).toEqual([]);
    expect(readRecents(['a', 1, null])).toEqual(['a']);
    expect(withRecent('broken', 'a')).toEqual(['a']);
  });

  it('name a record by its resource and id, which may contain anything', () => {
    expect(recordOfItem('record:user-management/users:u:1\n2')).toEqual({
      resource: 'user-management/users',
      id: 'u:1\n2',
    });
    expect(recordOfItem('page:/messages')).toBeUndefined();
  });
});

describe('a visited record', () => {
  const areas = readAreas({ key: 'press', name: 'Press' });

  it.each([
    ['/user-management/users/u7', 'record:user-management/users:u7'],
    ['/messages/m1', 'record:messages:m1'],
    ['/user-management/groups/g3', 'record:user-management/groups:g3'],
    ['/user-management/audit-events/e1/show', undefined],
    ['/user-management/users', undefined],
    ['/user-management/users/create', undefined],
    ['/user-management/users/import', undefined],
    ['/user-management/groups/create', undefined],
    ['/user-management/roles/matrix', undefined],
    ['/profile', undefined],
  ])('of %s is %s', (pathname, id) => expect(visitedRecord(areas, pathname)).toBe(id));
});
