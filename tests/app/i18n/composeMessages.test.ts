import { describe, expect, it } from 'vitest';
import { composeMessages } from '@/app/i18n/composeMessages';
import { createTranslate } from '@/app/i18n/createTranslate';
import { flattenMessages } from '@/app/i18n/sanitizeMessages';

describe('composing a language of its files', () => {
  it('keeps the four common files under their names and puts the others under areas', () => {
    const messages = composeMessages({
      app: { title: 'Back-office' },
      ui: { save: 'Save' },
      languages: { menu: 'Language' },
      ra: { action: { save: 'Save' } },
      'user-management': { title: 'User Management' },
      'product-controlling': { title: 'Controlling' },
    });
    expect(flattenMessages(messages)).toEqual({
      'app.title': 'Back-office',
      'ui.save': 'Save',
      'languages.menu': 'Language',
      'ra.action.save': 'Save',
      'areas.user-management.title': 'User Management',
      'areas.product-controlling.title': 'Controlling',
    });
  });

  it("moves an area's resources to where react-admin looks, a name with a slash included", () => {
    const messages = composeMessages({
      'user-management': {
        title: 'User Management',
        resources: {
          users: { name: 'User |||| Users', fields: { email: 'Email', 'address.city': 'City' } },
        },
      },
      messages: { resources: { users: { name: 'Reader |||| Readers' } } },
    });
    expect(messages.areas).toEqual({ 'user-management': { title: 'User Management' } });
    const translate = createTranslate('de', messages);
    expect(translate('resources.user-management/users.fields.email')).toBe('Email');
    expect(translate('resources.user-management/users.fields.address.city')).toBe('City');
    expect(translate('resources.user-management/users.name', { smart_count: 2 })).toBe('Users');
    expect(translate('resources.messages/users.name', { smart_count: 1 })).toBe('Reader');
  });

  it('drops everything that is not text, including whole invalid files', () => {
    const messages = composeMessages({
      app: { a: 'A', b: null, c: 1, d: true, e: ['x'], f: {}, g: { h: null }, i: '' },
      ui: null,
      languages: 'text',
      ra: ['x'],
      messages: 7,
      dashboard: { title: 'Dashboard', resources: ['users'] },
    });
    expect(messages).toEqual({ app: { a: 'A' }, areas: { dashboard: { title: 'Dashboard' } } });
  });

  it('stops at 20,000 texts and refuses one that is too long', () => {
    const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`k${index}`, 'x']));
    const { app } = composeMessages({ app: { long: 'x'.repeat(20_001), ...many } });
    expect(app).not.toHaveProperty('long');
    expect(Object.keys(Object(app))).toHaveLength(20_000);
  });

  it('refuses keys that reach prototypes, at every level and as file names', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"a":{"__proto__":{"polluted":"yes"},"b":"B"}}',
    );
    const files = JSON.parse('{"__proto__":{"polluted":"yes"}}');
    const messages = composeMessages({ ...files, app: hostile, constructor: hostile });
    expect(messages).toEqual({ app: { a: { b: 'B' } } });
    expect(Object.getPrototypeOf(messages.app)).toBe(Object.prototype);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(flattenMessages(messages)).toEqual({ 'app.a.b': 'B' });
  });
});
