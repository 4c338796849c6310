import { describe, expect, it } from 'vitest';
import { MarkdownText } from '@/records/values/MarkdownText';
import { renderUi } from '../../ui/renderUi';

/** What a reader gets, with the numbers that a browser counts: a line for each paragraph, break and item. */
function linesOf(text: string): string[] {
  const { container } = renderUi(<MarkdownText text={text} />);
  for (const list of container.querySelectorAll('ol'))
    for (const [index, item] of [...list.children].entries()) item.prepend(`${list.start + index}. `);
  for (const each of container.querySelectorAll('p, li, br')) each.before('\n');
  const lines = (container.textContent ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^\d+\.$/.test(line));
}

describe('numbers at the start of a line', () => {
  it.each([
    '24. Dezember: geschlossen\n31. Dezember: bis 12 Uhr geöffnet\n6. Januar: geschlossen',
    '24. December: closed\n31. December: open until noon\n6. January: closed',
    '1. first\n3. third',
    '1. first\n1. again',
    '3) three\n2) two',
  ])('are as written in %j', (text) => expect(linesOf(text)).toEqual(text.split('\n')));

  it.each([
    [
      '24. Dezember: geschlossen\n25. Dezember: geschlossen',
      ['24. Dezember: geschlossen', '25. Dezember: geschlossen'],
    ],
    ['1. one\n2. two', ['1. one', '2. two']],
    ['1986\\. A great year\n1987\\. Another', ['1986. A great year', '1987. Another']],
    ['1986. A great year\n\n1999. Another one', ['1986. A great year', '1999. Another one']],
    ['* 24. Dezember\n* 31. Dezember', ['24. Dezember', '31. Dezember']],
    [
      '* Termine\n  24. Dezember\n* Mehr\n\n  24. Dezember\n  31. Dezember',
      ['Termine', '24. Dezember', 'Mehr', '24. Dezember', '31. Dezember'],
    ],
    ['> 24. Dezember\n> 31. Dezember', ['24. Dezember', '31. Dezember']],
    ['24. **Heute**\n    - offen\n31. Dezember', ['24. Heute', 'offen', '31. Dezember']],
  ])('of %j are read as %j', (text, lines) => expect(linesOf(text)).toEqual(lines));

  it('go on after a text in between', () => {
    const text =
      '1. Sign in\n2. Open Users\n\nThen wait for the email.\n\n3. Confirm it\n   1. on the phone\n   2. or on the computer\n4. Done\n';
    expect(linesOf(text)).toEqual([
      ...['1. Sign in', '2. Open Users', 'Then wait for the email.', '3. Confirm it'],
      ...['1. on the phone', '2. or on the computer', '4. Done'],
    ]);
  });
});
