import { expect, it } from 'vitest';
import { filmNeeds } from '@/areas/video-help/checks/filmNeeds';

const film = { title: { en: 'How to' }, sources: { en: {} }, noSpeech: false, description: {} };

it.each([
  ['nothing', film, ['en'], []],
  [
    'a title in the default language',
    { ...film, title: { de: 'So geht es', en: ' ' } },
    ['en'],
    ['title.en'],
  ],
  ['a source', { ...film, sources: {} }, ['en'], ['sources']],
  [
    'captions in each spoken language',
    { ...film, sources: { en: {}, fr: {} } },
    ['en', 'de'],
    ['captions.fr'],
  ],
  ['a description instead of captions', { ...film, noSpeech: true }, [], ['description']],
  ['nothing without speech', { ...film, noSpeech: true, description: { de: 'Der Zeiger' } }, [], []],
  [
    'everything',
    { ...film, title: {}, sources: {}, noSpeech: true },
    [],
    ['title.en', 'sources', 'description'],
  ],
])('a film lacks %s', (_lack, given, captioned, problems) => {
  expect(filmNeeds(given, captioned, 'en')).toEqual(problems);
});
