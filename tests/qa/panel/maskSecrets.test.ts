import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mask, maskHeader, maskSecrets } from '../../../src/qa/panel/maskSecrets';
import { readBody, shownCharacters } from '../../../src/qa/panel/requestFilter';

describe('secrets are masked', () => {
  it('in a form: password and refresh token, and nothing else', () => {
    expect(maskSecrets('grant_type=password&username=a%40b.example&password=Admin123!')).toBe(
      `grant_type=password&username=a%40b.example&password=${mask}`,
    );
    expect(maskSecrets('grant_type=refresh_token&refresh_token=abc.def')).toBe(
      `grant_type=refresh_token&refresh_token=${mask}`,
    );
  });

  it('in the answer of a sign-in', () => {
    const answer = { access_token: 'aaa', refresh_token: 'bbb', token_type: 'Bearer', expires_in: 900 };
    expect(JSON.parse(maskSecrets(JSON.stringify(answer)))).toEqual({
      ...answer,
      access_token: mask,
      refresh_token: mask,
    });
  });

  it('in nested fields and lists, whatever their type; null stays', () => {
    const body = {
      list: [{ currentPassword: 'x', newPassword: ['y'] }],
      clientSecret: 7,
      access_token: null,
    };
    expect(JSON.parse(maskSecrets(JSON.stringify(body)))).toEqual({
      list: [{ currentPassword: mask, newPassword: mask }],
      clientSecret: mask,
      access_token: null,
    });
  });

  it('in an address', () => {
    expect(maskSecrets('/login?return=/profile&access_token=abc#x')).toBe(
      `/login?return=/profile&access_token=${mask}#x`,
    );
  });

  it('in JSON that was cut', () => {
    expect(maskSecrets('{"name":"A","access_token":"abc\\"d","refresh_token":"unfin')).toBe(
      `{"name":"A","access_token":"${mask}","refresh_token":"${mask}`,
    );
    expect(maskSecrets('{"pin_token":123456,"password":"abc\\')).toBe(
      `{"pin_token":"${mask}","password":"${mask}`,
    );
  });

  it('in headers', () => {
    expect(maskHeader('authorization', 'Bearer abc')).toBe(mask);
    expect(maskHeader('x-xsrf-token', 'abc')).toBe(mask);
    expect(maskHeader('cookie', 'a=b')).toBe(mask);
    expect(maskHeader('accept', 'application/json')).toBe('application/json');
  });

  const names = fc.constantFrom('password', 'access_token', 'refresh_token', 'Authorization', 'newPassword');
  const secret = fc.uuid();

  it('in any JSON, of which the rest stays as it is', () => {
    fc.assert(
      fc.property(names, secret, fc.jsonValue(), fc.nat(3), (name, value, other, depth) => {
        let body: unknown = { [name]: value, other };
        for (let level = 0; level < depth; level += 1) body = level % 2 ? [body] : { inner: body };
        const shown = maskSecrets(JSON.stringify(body));
        expect(shown).not.toContain(value);
        expect(shown.length).toBeGreaterThan(0);
        JSON.parse(shown);
      }),
    );
  });

  it('in JSON cut anywhere, and in any form', () => {
    fc.assert(
      fc.property(names, secret, fc.string(), fc.nat(200), (name, value, other, length) => {
        const cut = maskSecrets(JSON.stringify({ other, [name]: value, last: other }).slice(0, length));
        expect(cut).not.toContain(value.slice(0, 12));
        const form = maskSecrets(new URLSearchParams({ other, [name]: value, last: other }).toString());
        expect(form).not.toContain(value);
        expect(new URLSearchParams(form).get('other')).toBe(other);
      }),
    );
  });
});

describe('a body for people', () => {
  it('has one value of JSON in a line', () => {
    expect(readBody('{"name":"A","password":"B"}')).toEqual({
      shown: `{\n  "name": "A",\n  "password": "${mask}"\n}`,
      isCut: false,
    });
  });

  it('is cut when it is long', () => {
    const { shown, isCut } = readBody(JSON.stringify('x'.repeat(shownCharacters + 1)));
    expect(shown).toHaveLength(shownCharacters);
    expect(isCut).toBe(true);
  });

  it('may be no JSON', () => {
    expect(readBody('<h1>Gateway</h1>')).toEqual({ shown: '<h1>Gateway</h1>', isCut: false });
  });
});
