import { describe, expect, it } from 'vitest';
import { readQuery } from '@/app/search/readQuery';

const vocabulary = {
  fillers: 'the a about of are where',
  nouns: new Map([
    ['users', ['User', 'Users']],
    ['messages', ['Message', 'Messages']],
  ]),
};
const read = (typed: string) => readQuery(typed, vocabulary);
const within = (typed: string) => Object.fromEntries(read(typed).within);

describe('a query', () => {
  it('loses the filler words around it, and all of them for pages', () => {
    expect(read('where are the permissions of a role').phrase).toBe('permissions of a role');
    expect(read('where are the permissions of a role').keywords).toBe('permissions role');
    expect(read('  Malik ').phrase).toBe('Malik');
  });

  it('of filler words alone stays as it is', () => {
    expect(read('where are')).toMatchObject({ phrase: 'where are', keywords: 'where are' });
  });

  it('that names a list asks it for the rest', () => {
    expect(within('user Malik')).toEqual({ users: 'Malik' });
    expect(within('the message about maintenance')).toEqual({ messages: 'maintenance' });
    expect(read('the message about maintenance').phrase).toBe('message about maintenance');
    expect(within('Ann: USERS')).toEqual({ users: 'Ann:' });
  });

  it('asks no list for less than two letters', () => {
    expect(within('users')).toEqual({});
    expect(within('user m')).toEqual({});
  });
});
