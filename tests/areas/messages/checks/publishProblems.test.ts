import { expect, it } from 'vitest';
import { publishProblems } from '@/areas/messages/checks/publishProblems';

const now = Date.parse('2026-11-28T12:00:00Z');
const text = { title: 'Sale', summary: 'Today only' };
const draft = { texts: { en: text }, fallback: 'en', endsAt: null };

it('a draft with a text for everybody, an end to come and an audience can be published', () => {
  expect(publishProblems(draft, now)).toEqual([]);
  expect(publishProblems({ ...draft, endsAt: '2026-11-28T12:00:01Z' }, now, 1)).toEqual([]);
});

it('all reasons against publishing are told at once, each with its field', () => {
  const texts = { en: { ...text, summary: ' ' }, de: text };
  expect(publishProblems({ texts, fallback: 'en', endsAt: '2026-11-28T12:00:00Z' }, now, 0)).toEqual([
    { code: 'ended', field: 'endsAt' },
    { code: 'no_text', field: 'texts.en' },
    { code: 'no_audience', field: 'audience' },
  ]);
  expect(publishProblems({ ...draft, texts: null }, now)).toEqual([{ code: 'no_text', field: 'texts.en' }]);
});
