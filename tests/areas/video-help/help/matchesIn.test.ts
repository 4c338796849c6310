import { expect, it } from 'vitest';
import { matchesIn } from '@/areas/video-help/help/matchesIn';

it.each([
  ['without case', 'Invite. To INVITE', 'invite', ['Invite', 'INVITE']],
  ['without diacritics', 'Les Résumés', 'resume', ['Résumé']],
  ['with diacritics of two characters', 'Re\u0301sume\u0301s', 'RÉSUMÉ', ['Re\u0301sume\u0301']],
  ['across a line break', 'Mind the\ngap', 'the gap', ['the\ngap']],
  ['with signs of an expression', 'a.b (c)', '.b (', ['.b (']],
  ['beside an emoji', '👍 yes', 'yes', ['yes']],
  ['nowhere', 'Nothing', 'x', []],
  ['for no word', 'Nothing', '  ', []],
])('finds a term %s', (_name, text, term, found) => {
  expect(matchesIn(text, term).map(([start, end]) => text.slice(start, end))).toEqual(found);
});
