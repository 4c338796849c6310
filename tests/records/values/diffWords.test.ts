import { describe, expect, it } from 'vitest';
import { diffWords } from '@/records/values/diffWords';

/** The parts as one line: `[-removed-]`, `{+added+}`. */
const lineOf = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('two versions of a text', () => {
  it.each([
    ['Delete the entry', 'Delete the record', 'Delete the [-entry-]{+record+}'],
    ['Save', 'Save now', 'Save{+ now+}'],
    ['Save.', 'Save now.', 'Save{+ now+}.'],
    ['You sign in', 'You always sign in here', 'You {+always +}sign in{+ here+}'],
    ['%{smart_count} entry', '%{smart_count} entries', '%{smart_count} [-entry-]{+entries+}'],
    [
      'Try another search.',
      'Try other words, or fewer filters.',
      'Try [-another search-]{+other words, or fewer filters+}.',
    ],
    ['Same', 'Same', 'Same'],
    ['', 'New', '{+New+}'],
    ['Old', '', '[-Old-]'],
  ])('%s → %s', (before, after, line) => {
    expect(lineOf(before, after)).toBe(line);
  });

  it('are replaced as a whole without a common word', () => {
    expect(lineOf('Good morning!', 'Hello!')).toBe('[-Good morning!-]{+Hello!+}');
  });

  it('are both complete, however many words differ', () => {
    const [before, after] = [0, 1].map((offset) =>
      Array.from({ length: 3000 }, (_, index) => `w${2 * index + offset * (index % 3)}`).join(' '),
    ) as [string, string];
    const parts = diffWords(before, after);
    const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  });
});
