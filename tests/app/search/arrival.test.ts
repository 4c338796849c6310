import { describe, expect, it } from 'vitest';
import { arrived } from '@/app/search/arrival';

const groups = (settled: string) => ['a', 'b', 'c'].map((key) => ({ key, isSettled: settled.includes(key) }));

describe('the order in which groups arrive', () => {
  it('is theirs: one waits for those before it', () => {
    expect(arrived([], groups('c'), false)).toEqual([]);
    expect(arrived([], groups('ac'), false)).toEqual(['a']);
    expect(arrived(['a'], groups('abc'), false)).toEqual(['a', 'b', 'c']);
  });

  it('no longer waits when it is late: what comes then is below what is there', () => {
    expect(arrived([], groups('c'), true)).toEqual(['c']);
    expect(arrived(['c'], groups('abc'), true)).toEqual(['c', 'a', 'b']);
  });

  it('is the same list while nothing arrives', () => {
    const shown = ['a'];
    expect(arrived(shown, groups('a'), true)).toBe(shown);
  });
});
