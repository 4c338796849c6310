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
  const around = Math.min(countStars(reverse(text.slice(0, start))), countStars(text.slice(end)));
  const isSet = stars === 2 ? around >= 2 : around % 2 === 1;
  const chosen = text.slice(start, end);
  if (isSet) {
    const from = start - stars;
    return { from, to: end + stars, text: chosen, selectFrom: from, selectTo: end - stars };
  }
  const mark = '*'.repeat(stars);
  // Spaces inside the asterisks would prevent emphasis.
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(chosen) ?? [];
  const from = start + before.length + stars;
  return {
    ...{ from: start, to: end, text: `${before}${mark}${inner}${mark}${after}` },
    ...{ selectFrom: from, selectTo: from + inner.length },
  };
}

const address = 'https://';

/** Makes the selection the text of a link, or its address if it is one; the missing part is selected for typing. */
function link(text: string, from: number, to: number): MarkdownEdit {
  const chosen = text.slice(from, to);
  if (/^https:\/\/\S+$/.test(chosen)) {
    return { from, to, text: `[](${chosen})`, selectFrom: from + 1, selectTo: from + 1 };
  }
  const start = from + chosen.length + 3;
  return { from, to, text: `[${chosen}](${address})`, selectFrom: start, selectTo: start + address.length };
}

/** Makes each line of the selection a list item, or removes the markers if all lines are items. */
function list(text: string, start: number, end: number): MarkdownEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const behind = text.indexOf('\n', end);
  const to = behind < 0 ? text.length : behind;
  const lines = text.slice(from, to).split('\n');
  const areItems = lines.every((line) => line.startsWith('- '));
  const made = lines.map((line) => (areItems ? line.slice(2) : line.startsWith('- ') ? line : `- ${line}`));
  const replaced = made.join('\n');
  const last = from + replaced.length;
  return { from, to, text: replaced, selectFrom: start === end ? last : from, selectTo: last };
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
