import { expect, it } from 'vitest';
import { videoNeeds } from '@/areas/video-help/checks/videoNeeds';

const video = { title: { en: 'How to' }, sources: { en: {} }, noSpeech: false, description: {} };

it.each([
  ['nothing', video, ['en'], []],
  [
    'a title in the default language',
    { ...video, title: { de: 'So geht es', en: ' ' } },
    ['en'],
    ['title.en'],
  ],
  ['a source', { ...video, sources: {} }, ['en'], ['sources']],
  [
    'captions in each spoken language',
    { ...video, sources: { en: {}, fr: {} } },
    ['en', 'de'],
    ['captions.fr'],
  ],
  ['a description instead of captions', { ...video, noSpeech: true }, [], ['description']],
  ['nothing without speech', { ...video, noSpeech: true, description: { de: 'Der Zeiger' } }, [], []],
  [
    'everything',
    { ...video, title: {}, sources: {}, noSpeech: true },
    [],
    ['title.en', 'sources', 'description'],
  ],
])('a video lacks %s', (_lack, given, captioned, problems) => {
  expect(videoNeeds(given, captioned, 'en')).toEqual(problems);
});
