import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type Audience,
  type AudienceOption,
  audienceSchema,
  isNobody,
  nobody,
  normalizeAudience,
  optionId,
  partOf,
} from '@/people/audience/audience';
import { type AudienceNames, audienceSentence } from '@/people/audience/audienceSentence';
import { isolatedPieces } from '@/ui/isolate';
import german from '../../i18n/de/people.json';
import english from '../../i18n/en/people.json';

const group = (id: string, within?: boolean) => ({ type: 'group' as const, id, ...(within && { within }) });
const role = (id: string) => ({ type: 'role' as const, id });
const user = (id: string) => ({ type: 'user' as const, id });
const audience = (parts: Partial<Audience>): Audience => ({ ...nobody, ...parts });

describe('an audience', () => {
  it('is nobody unless it says otherwise', () => {
    expect(v.parse(audienceSchema, {})).toEqual(nobody);
    expect(isNobody(nobody)).toBe(true);
    expect(isNobody(audience({ exclude: [group('1')], languages: ['de'] }))).toBe(true);
    expect(isNobody(audience({ everyone: true }))).toBe(false);
    expect(isNobody(audience({ include: [role('1')] }))).toBe(false);
  });

  it.each([
    [null],
    ['everyone'],
    [{ everyone: 'true' }],
    [{ include: [{ type: 'site', id: '1' }] }],
    [{ exclude: [{ type: 'group' }] }],
    [{ languages: 'de' }],
  ])('is unusable as %j, not wider', (value) => {
    expect(v.safeParse(audienceSchema, value).success).toBe(false);
  });

  it('is sent in one form: each group and role once, with its subgroups if any are named', () => {
    const include = [group('1'), role('1'), group('2', true), group('1', true), group('2'), role('1')];
    const twice = audience({ include, exclude: [group('3'), group('3')], languages: ['de', 'en', 'de'] });
    expect(normalizeAudience(twice)).toEqual({
      everyone: false,
      include: [group('1', true), role('1'), group('2', true)],
      exclude: [group('3')],
      languages: ['de', 'en'],
    });
  });

  it('includes no group and no role where it includes everybody', () => {
    const both = audience({ everyone: true, include: [role('1')], exclude: [role('2')] });
    expect(normalizeAudience(both)).toEqual(audience({ everyone: true, exclude: [role('2')] }));
  });

  it('drops what a role cannot have', () => {
    const odd = audience({ include: [{ ...role('1'), within: true }] });
    expect(normalizeAudience(odd).include).toEqual([role('1')]);
  });

  it('names its parts as the list of the server does, whatever their ids', () => {
    expect(optionId(group('g:1', true))).toBe('group:g:1');
    expect(partOf('group:g:1')).toEqual(group('g:1', true));
    expect(partOf('role:r1')).toEqual(role('r1'));
    expect(partOf('user:u1')).toEqual(user('u1'));
  });
});

const options: readonly AudienceOption[] = [
  { id: 'group:1', type: 'group', name: 'Editorial', path: [], count: 9 },
  { id: 'group:2', type: 'group', name: 'North', path: [{ id: '1', name: 'Editorial' }], count: 3 },
  { id: 'role:1', type: 'role', name: 'Editor', path: [], count: 5 },
  { id: 'user:1', type: 'user', name: 'Ada Bauer', path: [], email: 'ada@publisher.example', count: 1 },
  { id: 'role:2', type: 'role', name: 'محرر \u202e%{who} |||| $&', path: [], count: 1 },
];
const complete: AudienceNames = {
  options: new Map(options.map((option) => [option.id, option])),
  state: 'complete',
};

/** The sentence as the application makes it, and its names. */
function say(parts: Partial<Audience>, names: AudienceNames = complete, locale: 'en' | 'de' = 'en') {
  const people = locale === 'de' ? german : english;
  const { translate } = polyglotI18nProvider(() => ({ ...raEnglish, people }), locale, []);
  const languages: Record<string, string> = { de: 'German', en: 'English', fr: 'French' };
  const sentence = audienceSentence(audience(parts), names, {
    translate,
    locale,
    languageName: (code) => languages[code] ?? code,
  });
  const pieces = isolatedPieces(sentence);
  return { text: pieces.join(''), names: pieces.filter((_, index) => index % 2 === 1) };
}

describe('the sentence of an audience', () => {
  it.each<[string, Partial<Audience>]>([
    ['No one', {}],
    ['No one', { exclude: [role('1')], languages: ['de'] }],
    ['Everyone', { everyone: true }],
    ['Everyone except Editor (role)', { everyone: true, exclude: [role('1')] }],
    ['Everyone; only readers of German', { everyone: true, languages: ['de'] }],
    ['Editorial', { include: [group('1')] }],
    ['Editorial with subgroups', { include: [group('1', true)] }],
    ['Editorial / North and Editor (role)', { include: [group('2'), role('1')] }],
    ['Everyone except Ada Bauer', { everyone: true, exclude: [user('1')] }],
    [
      'Editorial with subgroups and Editor (role) except Editorial / North; only readers of German, English, or French',
      {
        include: [group('1', true), role('1')],
        exclude: [group('2')],
        languages: ['de', 'en', 'fr'],
      },
    ],
  ])('is ‘%s’', (sentence, parts) => {
    expect(say(parts).text).toBe(sentence);
  });

  it('is German in German', () => {
    const parts = { include: [group('1', true), role('1')], exclude: [group('2')], languages: ['de', 'en'] };
    expect(say(parts, complete, 'de').text).toBe(
      'Editorial mit Untergruppen und Editor (Rolle), außer: Editorial / North; nur wer German oder English liest',
    );
  });

  it('keeps names apart, whatever they contain', () => {
    const { names, text } = say({ include: [group('2', true), role('2')] });
    expect(names).toEqual(['Editorial / North', 'محرر %{who} |||| $&']);
    expect(text).toBe('Editorial / North with subgroups and محرر %{who} |||| $& (role)');
  });

  it('names groups, roles and people that no longer exist', () => {
    expect(say({ include: [user('9'), role('9'), group('1'), group('8')] }).text).toBe(
      'Editorial, a deleted group, a deleted role, and a deleted person',
    );
    expect(say({ everyone: true, exclude: [group('8'), group('9')] }).text).toBe(
      'Everyone except 2 deleted groups',
    );
  });

  it('waits for names, and calls nothing deleted before they are there', () => {
    const loading = { ...complete, state: 'loading' as const };
    expect(say({ include: [group('1'), group('9')] }, loading).text).toBe('Editorial and …');
    expect(say({ include: [group('1')] }, loading).text).toBe('Editorial');
  });

  it('counts what it cannot name', () => {
    const failed = { options: new Map(), state: 'failed' as const };
    expect(say({ include: [group('1'), role('1')], exclude: [role('2')] }, failed).text).toBe(
      '2 groups, roles or people except 1 group, role or person',
    );
  });

  it('is English where the browser does not know the language', () => {
    const { translate } = polyglotI18nProvider(() => ({ ...raEnglish, people: english }), 'en', []);
    const words = { translate, locale: 'x', languageName: (code: string) => code };
    expect(
      isolatedPieces(audienceSentence(audience({ include: [group('1'), role('1')] }), complete, words)).join(
        '',
      ),
    ).toBe('Editorial and Editor (role)');
  });
});
