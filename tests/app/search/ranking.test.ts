import { describe, expect, it } from 'vitest';
import { bestFirst, folded, matchOf, ranked } from '@/app/search/ranking';

const users = { name: 'Users', detail: 'User Management' };
const matrix = { name: 'Permissions of all roles', words: 'matrix rights permission role' };

describe('how well a line matches', () => {
  it.each([
    ['the whole name', 'users', 0],
    ['its beginning', 'use', 1],
    ['case and diacritics', 'ÜSE', 1],
    ['words of the place', 'management', 5],
    ['nothing', 'groups', undefined],
    ['punctuation', '?!', undefined],
    ['an empty place for two letters', 'ma', undefined],
  ])('by %s', (_by, typed, match) => expect(matchOf(users, typed)).toBe(match));

  it.each([
    ['the beginning of a word', 'roles', 2],
    ['words in any order', 'roles perm', 3],
    ['a part of a word', 'missions', 4],
    ['further words', 'rights matrix', 5],
    ['a word in its plural', 'matrix permissions', 5],
    ['a word that is missing', 'rights holiday', undefined],
  ])('by %s', (_by, typed, match) => expect(matchOf(matrix, typed)).toBe(match));

  it('finds a word in a German compound, with or without its hyphens', () => {
    expect(matchOf({ name: 'Nutzer\u00adverwaltung' }, 'verwaltung')).toBe(4);
    expect(matchOf({ name: 'Straße' }, 'strasse')).toBe(0);
  });

  it('ignores punctuation', () => expect(folded('“Malik”, the first!')).toBe(' malik the first'));
});

describe('the order of lines', () => {
  const lines = ['Create message', 'Inbox of messages', 'Messages', 'Message texts'].map((name) => ({
    name,
  }));

  it('is by how well they match, then as before', () => {
    expect(ranked(lines, 'message').map(({ name }) => name)).toEqual([
      'Messages',
      'Message texts',
      'Create message',
      'Inbox of messages',
    ]);
  });

  it('takes the better one of two queries', () => {
    expect(ranked([matrix, users], 'where are the users', 'users')).toEqual([users]);
  });

  it('keeps what the server found by another field, last and by name', () => {
    const found = [{ name: 'Zoe' }, { name: 'Ben' }, { name: 'Team Ann' }, { name: 'Anna' }];
    expect(bestFirst(found, 'ann').map(({ name }) => name)).toEqual(['Anna', 'Team Ann', 'Ben', 'Zoe']);
  });
});
