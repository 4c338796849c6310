/** The commands of the Markdown buttons. */
export type MarkdownCommand = 'bold' | 'italic' | 'link' | 'list';

/**
 * Replaces a part of a text and sets the selection. All are offsets: those of the replacement in the old text, those of
 * the selection in the new one.
 */
export interface MarkdownEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

const countStars = (text: string) => /^\**/.exec(text)?.[0].length ?? 0;
const reverse = (text: string) => [...text].reverse().join('');

/** Puts asterisks around the selection, or removes them: one for italic, two for bold, three for both. */
function emphasise(text: string, start: number, end: number, stars: 1 | 2): MarkdownEdit {
  const starsAround = Math.min(countStars(reverse(text.slice(0, start))), countStars(text.slice(end)));
  const isEmphasised = stars === 2 ? starsAround >= 2 : starsAround % 2 === 1;
  const selection = text.slice(start, end);
  if (isEmphasised) {
    const from = start - stars;
    return { from, to: end + stars, text: selection, selectFrom: from, selectTo: end - stars };
  }
  const mark = '*'.repeat(stars);
  // Spaces inside the asterisks would prevent emphasis.
  const [, leading = '', content = '', trailing = ''] = /^(\s*)(.*?)(\s*)$/s.exec(selection) ?? [];
  const from = start + leading.length + stars;
  return {
    ...{ from: start, to: end, text: `${leading}${mark}${content}${mark}${trailing}` },
    ...{ selectFrom: from, selectTo: from + content.length },
  };
}

const address = 'https://';

/** Makes the selection the text of a link, or its address if it is one; the missing part is selected for typing. */
function link(text: string, from: number, to: number): MarkdownEdit {
  const selection = text.slice(from, to);
  if (/^https:\/\/\S+$/.test(selection)) {
    return { from, to, text: `[](${selection})`, selectFrom: from + 1, selectTo: from + 1 };
  }
  const start = from + selection.length + 3;
  return {
    from,
    to,
    text: `[${selection}](${address})`,
    selectFrom: start,
    selectTo: start + address.length,
  };
}

/** Makes each line of the selection a list item, or removes the markers if all lines are items. */
function list(text: string, start: number, end: number): MarkdownEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const areItems = lines.every((line) => line.startsWith('- '));
  const newLines = lines.map((line) =>
    areItems ? line.slice(2) : line.startsWith('- ') ? line : `- ${line}`,
  );
  const replacement = newLines.join('\n');
  const selectionEnd = from + replacement.length;
  return {
    from,
    to,
    text: replacement,
    selectFrom: start === end ? selectionEnd : from,
    selectTo: selectionEnd,
  };
}

/** The edit that a command makes to a text with a selection. */
export function editMarkdown(
  command: MarkdownCommand,
  text: string,
  start: number,
  end: number,
): MarkdownEdit {
  if (command === 'link') return link(text, start, end);
  if (command === 'list') return list(text, start, end);
  return emphasise(text, start, end, command === 'bold' ? 2 : 1);
}
