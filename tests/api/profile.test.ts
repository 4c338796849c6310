import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { profileSchema } from '@/api/profile';

const read = (answer: unknown) => v.safeParse(profileSchema, answer);
const permissionsOf = (permissions: unknown) => v.parse(profileSchema, { permissions }).permissions;

describe('the profile as it arrives', () => {
  it('name, email and permissions', () => {
    const profile = { name: 'Ann', email: 'ann@press.example', permissions: ['profile', 'dashboard'] };
    expect(v.parse(profileSchema, profile)).toEqual(profile);
  });

  it.each([undefined, null, 'dashboard', {}, { 0: 'dashboard', length: 1 }, 5, true])(
    'permissions that are %j are none',
    (permissions) => {
      expect(permissionsOf(permissions)).toEqual([]);
    },
  );

  it('only texts count among them', () => {
    expect(permissionsOf(['profile', null, 5, ['dashboard'], { key: 'messages' }, undefined])).toEqual([
      'profile',
    ]);
  });

  it('each counts once', () => {
    expect(permissionsOf(['profile', 'profile', 'dashboard', 'profile'])).toEqual(['profile', 'dashboard']);
  });

  it('each stays as it is written', () => {
    const odd = ['__proto__', 'constructor', 'none', 'Dashboard', ' dashboard', ''];
    expect(permissionsOf(odd)).toEqual(odd);
  });

  it.each([undefined, null, 5, {}, ['Ann'], true])('a name or email that is %j is empty', (value) => {
    expect(v.parse(profileSchema, { name: value, email: value, permissions: [] })).toEqual({
      name: '',
      email: '',
      permissions: [],
    });
  });

  it.each([[[]], [null], ['text'], [5]])('%j is no profile', (answer) => {
    expect(v.safeParse(profileSchema, answer).success).toBe(false);
  });

  it('what else is in it is left out', () => {
    expect(v.parse(profileSchema, { name: 'Ann', id: 7, isAdmin: true })).toEqual({
      name: 'Ann',
      email: '',
      permissions: [],
    });
  });

  it('a key of the prototype gives no right', () => {
    const answer: unknown = JSON.parse('{"__proto__":{"permissions":["dashboard"],"name":"x"}}');
    expect(v.parse(profileSchema, answer)).toEqual({ name: '', email: '', permissions: [] });
    expect(Reflect.get({}, 'permissions')).toBeUndefined();
  });

  it.each([null, undefined, 'x', 5, true])('%j is no profile', (answer) => {
    expect(read(answer).success).toBe(false);
  });
});
