import { describe, expect, it } from 'vitest';
import { addEnglishOf, createTranslate } from '@/app/i18n/createTranslate';
import { expectConsole } from '../../support/consoleGuard';

describe('translating', () => {
  it('shows English for each key that the language lacks, never the raw key', () => {
    const translate = createTranslate('de', { ra: { action: { save: 'Speichern' } } });
    expect(translate('ra.action.save')).toBe('Speichern');
    expect(translate('ra.action.cancel')).toBe('Cancel');
    expect(translate('ra.navigation.page', { page: 3 })).toBe('Go to page 3');
    expect(translate('languages.menu')).toBe('Language');
  });

  it('prefers the English text to the default that react-admin makes of a name', () => {
    const translate = createTranslate('de', {});
    expect(translate('ra.action.save', { _: 'Made of the name' })).toBe('Save');
    expect(translate('resources.unknown.name', { _: 'Made of the name' })).toBe('Made of the name');
    expect(translate('Some message of a server')).toBe('Some message of a server');
  });

  it('counts an English text by the English rule and a Polish one by the Polish', () => {
    const translate = createTranslate('pl', {
      app: { files: 'plik |||| %{smart_count} pliki |||| %{smart_count} plików' },
    });
    expect(translate('app.files', { smart_count: 3 })).toBe('3 pliki');
    expect(translate('app.files', { smart_count: 5 })).toBe('5 plików');
    expect(translate('ra.action.bulk_actions', { smart_count: 5 })).toBe('5 items selected');
  });

  it('writes a large count as the language does, and in English where the browser knows no such language', () => {
    const texts = { app: { files: '%{smart_count} von %{smart_count} |||| %{smart_count} Dateien' } };
    expect(createTranslate('de', texts)('app.files', { smart_count: 100_000 })).toBe('100.000 Dateien');
    expect(createTranslate('de', texts)('app.files', { smart_count: 1 })).toBe('1 von 1');
    expect(createTranslate('de', {})('ra.action.bulk_actions', { smart_count: 100_000 })).toBe(
      '100,000 items selected',
    );
    expect(createTranslate('aa-bb-cc-dd', texts)('app.files', { smart_count: 100_000 })).toBe(
      '100,000 Dateien',
    );
  });

  it.each(['$&', '$1', '$$', "$'", '%{x}', '%{greeting}', '<img src=x onerror=alert(1)>', '||||', '\\'])(
    'puts the value %s in as it is',
    (value) => {
      const translate = createTranslate('de', { app: { hello: 'Hallo %{name}!' } });
      const options = { name: value, x: 'WRONG', greeting: 'WRONG' };
      expect(translate('app.hello', options)).toBe(`Hallo ${value}!`);
      expect(translate('ra.saved_queries.remove_label_with_name', options)).toBe(`Remove query "${value}"`);
    },
  );

  it('leaves a placeholder alone that names no value, or a member of every object', () => {
    const translate = createTranslate('de', { app: { hello: '%{name} %{constructor} %{__proto__}' } });
    expect(translate('app.hello', {})).toBe('%{name} %{constructor} %{__proto__}');
  });

  it('warns of a key that no file has, as on a button of react-admin, but not of an address or a sentence', () => {
    expectConsole(/The text 'post\.action\.save_and_show' is missing/);
    const translate = createTranslate('de', {});
    expect(translate('post.action.save_and_show')).toBe('post.action.save_and_show');
    for (const text of ['www.press.example', 'press.example', 'See a.b.c.', 'cover.jpg']) translate(text);
    translate('post.action.delete', { _: 'Delete' });
  });

  it('shows a message that is not a key as it is', () => {
    const translate = createTranslate('de', {});
    expect(translate('50 %{x} |||| <b>bold</b>')).toBe('50 %{x} |||| <b>bold</b>');
    expect(translate('constructor')).toBe('constructor');
    expect(translate('__proto__')).toBe('__proto__');
  });

  it('knows the English texts of an area, and of what its pages are made of, once the area asks for them', async () => {
    const translate = createTranslate('de', {});
    expectConsole(/'records\.import\.title' is missing/);
    expect(translate('records.import.title')).toBe('records.import.title');
    await addEnglishOf('user-management');
    expect(translate('records.import.title')).toBe('Import');
  });
});
