import { describe, expect, it } from 'vitest';
import { findOffer, menuEntries } from '@/app/i18n/offeredLanguages';

const signal = new AbortController().signal;

function server(listed: unknown, files: readonly string[]) {
  const probes: string[] = [];
  return {
    probes,
    loadLanguages: async () => listed,
    fileExists: async (code: string) => {
      probes.push(code);
      return files.includes(code);
    },
  };
}

/** 60 different codes: aaa, aab, ... */
const sixty = Array.from(
  { length: 60 },
  (_, index) => `a${String.fromCharCode(97 + index / 26, 97 + (index % 26))}`,
);

describe('the languages on offer', () => {
  it('are those that the server lists and that have a file; English is not checked', async () => {
    const source = server(['en', 'de', 'fr', 'it'], ['de', 'it']);
    const offer = await findOffer(source, 'en', signal);
    expect(offer.languages.map(({ code }) => code)).toEqual(['en', 'de', 'it']);
    expect(source.probes).toEqual(['de', 'fr', 'it']);
  });

  it('checks at most 40 files, always including that of the current language', async () => {
    const source = server(sixty, sixty);
    const offer = await findOffer(source, sixty[55] ?? '', signal);
    expect(source.probes).toEqual([...sixty.slice(0, 40), sixty[55]]);
    expect(offer.isCut).toBe(true);
  });

  it('treat a file that cannot be checked as missing, but keep the current language', async () => {
    const fileExists = () => Promise.reject(new Error('offline'));
    const offer = await findOffer({ loadLanguages: async () => ['de', 'fr'], fileExists }, 'fr', signal);
    expect(offer.languages.map(({ code }) => code)).toEqual(['fr']);
  });

  it.each([null, {}, '<html>'])('are not known when the answer is %j', async (answer) => {
    await expect(findOffer(server(answer, []), 'en', signal)).rejects.toThrow(TypeError);
  });

  it('always have English, the default and the current language in the menu, each once', async () => {
    const codes = (entries: readonly { code: string }[]) => entries.map(({ code }) => code);
    expect(codes(menuEntries(undefined, 'en', 'en'))).toEqual(['en']);
    expect(codes(menuEntries(undefined, 'de', 'en'))).toEqual(['en', 'de']);
    expect(codes(menuEntries(undefined, 'en', 'de'))).toEqual(['en', 'de']);
    expect(codes(menuEntries(undefined, 'fr', 'de'))).toEqual(['en', 'de', 'fr']);
    const offer = await findOffer(server(['fr', 'DE', 'EN'], ['fr', 'DE']), 'de', signal);
    expect(codes(menuEntries(offer, 'de', 'it'))).toEqual(['it', 'fr', 'DE', 'EN']);
  });
});
