import { describe, expect, it } from 'vitest';
import { fieldValue, sortRecords } from '@/fixture-api/crud/sort';

const titles = (records: readonly { title: object }[], field: string) =>
  sortRecords(records, fieldValue(field)).map(({ title }) => title);

describe('texts by language', () => {
  it('are sorted as they are read in a language, those without it by what is read instead', () => {
    const arrive = { en: 'Arriving', de: 'Willkommen' };
    const invite = { en: 'Inviting', de: 'Einladen' };
    const plan = { en: 'Planning', de: '' };
    const records = [arrive, invite, plan].map((title) => ({ title }));
    expect(titles(records, 'title.en')).toEqual([arrive, invite, plan]);
    expect(titles(records, 'title.de')).toEqual([invite, plan, arrive]);
    // Brazilian Portuguese is read rather than English.
    const ask = { en: 'Asking', 'pt-BR': 'Perguntar' };
    expect(titles([{ title: ask }, { title: arrive }], 'title.pt')).toEqual([arrive, ask]);
  });
});
