import { describe, expect, it } from 'vitest';
import {
  captionLanguagesOf,
  captionsLimit,
  isVideoLength,
  spokenLanguageFor,
} from '@/areas/video-help/checks/recordings';

const file = { kind: 'file', address: '/a.webm', type: 'video/webm', chapters: [] } as const;
const sources = { en: { ...file, durationSec: 118 }, de: { ...file, durationSec: 204 } };

describe('the recordings of a video', () => {
  it('take from one second to four hours', () => {
    expect([0, 1, 14_400, 14_401, null].map(isVideoLength)).toEqual([false, true, true, false, false]);
  });

  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['fr', 'en'],
  ])('are for people who read %s in %s', (language, spoken) => {
    expect(spokenLanguageFor(sources, language, 'en')).toBe(spoken);
  });

  it('have the captions of their language, and those of languages without a recording', () => {
    const captioned = ['en', 'de', 'fr'];
    expect(captionLanguagesOf(captioned, sources, 'en', 'en')).toEqual(['en', 'fr']);
    expect(captionLanguagesOf(captioned, sources, 'de', 'en')).toEqual(['de']);
    expect(captionLanguagesOf(captioned, {}, undefined, 'en')).toEqual(captioned);
  });

  it.each([
    ['en', 'captions', 118],
    ['de', 'captions', 204],
    ['fr', 'subtitles', 118],
    // Stored before their recording, whose length nobody knows yet.
    ['fr', 'captions', 14_400],
  ] as const)('limit %s %s to %i seconds', (lang, kind, seconds) => {
    expect(captionsLimit(sources, lang, kind, 'en')).toBe(seconds);
  });
});
