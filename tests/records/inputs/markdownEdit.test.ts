import { describe, expect, it } from 'vitest';
import { editMarkdown, type MarkdownCommand } from '@/records/inputs/markdown/markdownEdit';

/** The text after a button; `‹` and `›` enclose the selection, `|` is the caret. */
function after(command: MarkdownCommand, marked: string): string {
  const [start, end] = marked.includes('|')
    ? [marked.indexOf('|'), marked.indexOf('|')]
    : [marked.indexOf('‹'), marked.indexOf('›') - 1];
  const text = marked.replace(/[|‹›]/g, '');
  const edit = editMarkdown(command, text, start, end);
  const result = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  const [from, to] = [edit.selectFrom, edit.selectTo];
  if (from === to) return `${result.slice(0, from)}|${result.slice(from)}`;
  return `${result.slice(0, from)}‹${result.slice(from, to)}›${result.slice(to)}`;
}

describe('the buttons of a Markdown field', () => {
  it.each<[MarkdownCommand, string, string]>([
    ['bold', 'a ‹b› c', 'a **‹b›** c'],
    ['bold', 'a **‹b›** c', 'a ‹b› c'],
    ['bold', 'a ‹b › c', 'a **‹b›**  c'],
    ['bold', '|', '**|**'],
    ['bold', '**|**', '|'],
    ['bold', '*‹b›*', '***‹b›***'],
    ['italic', 'a ‹b› c', 'a *‹b›* c'],
    ['italic', '*‹b›*', '‹b›'],
    ['italic', '**‹b›**', '***‹b›***'],
    ['italic', '***‹b›***', '**‹b›**'],
    ['link', 'see ‹here›', 'see [here](‹https://›)'],
    ['link', '|', '[](‹https://›)'],
    ['link', '‹https://a.example/b›', '[|](https://a.example/b)'],
    ['list', 'one|', '- one|'],
    ['list', 'a\n‹one\ntwo›\nb', 'a\n‹- one\n- two›\nb'],
    ['list', 'a\n‹- one\n- two›\nb', 'a\n‹one\ntwo›\nb'],
    ['list', '‹- one\ntwo›', '‹- one\n- two›'],
  ])('%s makes of %j %j', (command, before, wanted) => {
    expect(after(command, before)).toBe(wanted);
  });
});
