import { describe, expect, it } from 'vitest';
import { fieldsOf, profileErrors } from '@/app/pages/profileFields';

const form = (change: Partial<ReturnType<typeof fieldsOf>> = {}) => ({
  ...fieldsOf({ name: 'Ann' }),
  ...change,
});
const passwords = (currentPassword: string, newPassword: string, confirmPassword: string) =>
  profileErrors(form({ currentPassword, newPassword, confirmPassword }), false);

const required = 'app.profile.newPasswordRequired';
const weak = 'app.profile.weakPassword';
const differ = 'app.profile.passwordsDiffer';

describe('the profile form', () => {
  it('as it arrives is valid, and has no passwords', () => {
    expect(form()).toEqual({ name: 'Ann', currentPassword: '', newPassword: '', confirmPassword: '' });
    expect(profileErrors(form(), false)).toEqual({});
  });

  it.each(['', ' ', '\t\n', '\u00a0', '\u3000'])('R8 the full name %j is empty', (name) => {
    expect(profileErrors(form({ name }), false)).toEqual({ name: 'app.profile.fullNameRequired' });
  });

  it.each([' Ann ', '0', '<b>', '😀'])('R8 the full name %j is one', (name) => {
    expect(profileErrors(form({ name }), false)).toEqual({});
  });

  it.each([
    ['', '', '', {}],
    ['old', '', '', { newPassword: required, confirmPassword: differ }],
    [' ', '', '', { newPassword: required, confirmPassword: differ }],
    ['old', 'Aa1!aaaa', '', { confirmPassword: differ }],
    ['old', '', 'Aa1!aaaa', { newPassword: required, confirmPassword: differ }],
    ['old', 'Aa1!aaaa', 'Aa1!aaaa', {}],
  ])('current %j, new %j, confirmation %j', (current, next, confirmation, errors) => {
    expect(passwords(current, next, confirmation)).toEqual(errors);
  });

  it('R7 where passwords are really changed, a new one needs the current one', () => {
    const fields = form({ newPassword: 'Aa1!aaaa', confirmPassword: 'Aa1!aaaa' });
    expect(profileErrors(fields, true)).toEqual({ currentPassword: 'app.profile.currentPasswordRequired' });
    expect(profileErrors(fields, false)).toEqual({});
    expect(profileErrors({ ...fields, currentPassword: 'old' }, true)).toEqual({});
  });

  it.each([
    ['Aa1!aaaa', 'Aa1!aaab'],
    ['Aa1!aaaa', 'aa1!aaaa'],
    ['Aa1!aaaa', 'Aa1!aaaa '],
    [' Aa1!aaaa', 'Aa1!aaaa'],
    ['Aa1!aaaa', ''],
    ['', 'Aa1!aaaa'],
  ])('new %j and confirmation %j differ, with or without a current password', (next, confirmation) => {
    expect(passwords('', next, confirmation)).toEqual({ confirmPassword: differ });
    expect(passwords('old', next, confirmation).confirmPassword).toBe(differ);
  });

  it('what looks equal is not: NFC and NFD differ', () => {
    expect(passwords('', 'Aa1!éaaa', 'Aa1!e\u0301aaa')).toEqual({ confirmPassword: differ });
  });

  it.each(['Aa1!', 'aa1!aaaa', 'AA1!AAAA', 'Aa!aaaaa', 'Aa1aaaaa'])(
    'the weak password %j is an error',
    (next) => {
      expect(passwords('old', next, next)).toEqual({ newPassword: weak });
      expect(passwords('', next, next)).toEqual({ newPassword: weak });
      expect(passwords('', next, 'other')).toEqual({ newPassword: weak, confirmPassword: differ });
    },
  );
});
