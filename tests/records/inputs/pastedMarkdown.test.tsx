import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkdownTools } from '@/records/inputs/markdown/MarkdownTools';
import { pastedMarkdown } from '@/records/inputs/markdown/pastedMarkdown';
import { renderUi } from '../../ui/renderUi';

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
 style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

it.each([
  [
    'a web page',
    '<h2>Prices</h2><p>All <b>novels</b> are\n<em>cheaper</em>.</p><p>Soon.</p>',
    '## Prices\n\nAll **novels** are *cheaper*.\n\nSoon.',
  ],
  [
    'a list in a list',
    '<ul><li>one<ul><li>two</li></ul></li><li><p>three</p></li></ul>',
    '- one\n  - two\n- three',
  ],
  ['a numbered list', '<ol start="3"><li>three</li><li>four</li></ol>', '3. three\n4. four'],
  [
    'a word processor',
    `<html><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Dear <b><span lang=EN>all</span></b>,</p>
${wordItem(1, '·', 'one')}
${wordItem(2, 'o', 'two <i>and</i> a half')}
${wordItem(1, '·', 'three')}<p class=MsoNormal>Bye<o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
    'Dear **all**,\n\n- one\n  - two *and* a half\n- three\n\nBye',
  ],
  [
    'a numbered list of a word processor',
    wordItem(1, '1.', 'one') + wordItem(1, '2.', 'two'),
    '1. one\n2. two',
  ],
  [
    'an editor in the browser',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span></p><ul><li dir="ltr" style="font-weight:400"><p>one</p></li><ul><li><p>two</p></li></ul></ul></b>',
    'Plain **bold**\n\n- one\n  - two',
  ],
  ['a mail', '<div>one</div><div><b>two</b></div><div><br></div><div>three</div>', 'one\n**two**\n\nthree'],
  [
    'links',
    '<a href="https://e.example/a_b">here</a> <a href="mailto:a@e.example">mail</a> <a href="javascript:alert(1)">x</a> <a href="#top">up</a>',
    '[here](https://e.example/a_b) [mail](mailto:a@e.example) x up',
  ],
  ['a bare address', '<p>See https://e.example/a_b, <b>now</b></p>', 'See <https://e.example/a_b>, **now**'],
  ['bold in pieces with spaces', '<p>a<b> b</b><b>c </b>d</p>', 'a **bc** d'],
  [
    'what Markdown would take for markup',
    '<p>2 * 3 * 4, [x] and <b>1.</b></p><p>1. May</p>',
    '2 \\* 3 \\* 4, \\[x] and **1.**\n\n1\\. May',
  ],
  ['placeholders', '<p><b>%{name}</b>, welcome to %{product}</p>', '**%{name}**, welcome to %{product}'],
  [
    'a table',
    '<table><tr><th>Title</th><th>Price</th></tr><tr><td>One</td><td>10</td></tr></table>',
    'Title | Price\nOne | 10',
  ],
  [
    'scripts and pictures',
    '<p>a<script>alert(1)</script><img src="x" onerror="alert(1)" alt="Logo"> <b>b</b></p>',
    'aLogo **b**',
  ],
  ['nothing', '<p> </p>', ''],
])('reads %s', (_, html, markdown) => expect(pastedMarkdown(html)).toBe(markdown));

it('types what is pasted with formatting as Markdown, and leaves the rest to the browser', async () => {
  renderUi(
    <MarkdownTools>
      <textarea aria-label="Text" />
    </MarkdownTools>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const paste = (html: string) =>
    // Whether the browser pastes.
    fireEvent.paste(field, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : 'plain') },
    });
  expect(paste('<div><span style="color:red">plain</span></div>')).toBe(true);
  expect(paste('<p>Some <b>bold</b></p>')).toBe(false);
  await waitFor(() => expect(field).toHaveValue('Some **bold**'));
  expect(paste('<b> </b>')).toBe(false);
  await waitFor(() => expect(field).toHaveValue('Some **bold**plain'));
});
