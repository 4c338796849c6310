import type { PhrasingContent } from 'mdast';

/** How a piece of text looks. */
export interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly href: string | undefined;
}

/** A piece of text with one look; `\n` in it is a new line. */
export interface Run extends Marks {
  readonly text: string;
}

export const noMarks: Marks = { bold: false, italic: false, href: undefined };

/** The order in which marks surround one another in Markdown. */
const order = ['href', 'bold', 'italic'] as const;

/** The paragraphs of a text: two new lines begin another one. */
export function paragraphsOf(runs: readonly Run[]): PhrasingContent[][] {
  const paragraphs: Run[][] = [[]];
  const pieces = tidy(runs).flatMap(({ text, ...marks }) =>
    text.split(/(\n{2,})/).map((piece): Run => ({ ...marks, text: piece })),
  );
  for (const piece of pieces) {
    if (/^\n{2,}$/.test(piece.text)) paragraphs.push([]);
    else if (piece.text !== '') paragraphs.at(-1)?.push(piece);
  }
  return paragraphs.map((each) => nest(trimmed(each).runs)).filter((nodes) => nodes.length > 0);
}

/** Joins equal neighbours, and spaces and new lines that meet. */
function tidy(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    // Space has no look.
    const marks = run.text.trim() === '' ? { ...run, ...(last ?? noMarks) } : run;
    const isSame = last !== undefined && order.every((mark) => last[mark] === marks[mark]);
    if (isSame) joined.splice(-1, 1, { ...last, text: last.text + run.text });
    else joined.push({ ...marks, text: run.text });
  }
  let before = '\n';
  return joined.map((run) => {
    const spaced = run.text.replaceAll(/ *\n */g, '\n').replaceAll(/ +/g, ' ');
    const text = /\s$/.test(before) ? spaced.replace(/^ +/, '') : spaced;
    before = text === '' ? before : text;
    return { ...run, text };
  });
}

/** Runs without space at either end, and that space. */
function trimmed(runs: readonly Run[]) {
  const first = runs.findIndex(({ text }) => text.trim() !== '');
  const last = runs.findLastIndex(({ text }) => text.trim() !== '');
  const inner = runs.slice(Math.max(0, first), last + 1).map((run, index, { length }) => {
    const begun = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === length - 1 ? begun.trimEnd() : begun };
  });
  const [begin = '', end = ''] = [runs[Math.max(0, first)]?.text, runs[last]?.text];
  return {
    runs: inner,
    before: begin.slice(0, begin.length - begin.trimStart().length),
    after: end.slice(end.trimEnd().length),
  };
}

/** Markdown refuses emphasis that begins or ends with a space, so spaces go out of each mark. */
function nest(runs: readonly Run[], depth = 0): PhrasingContent[] {
  const mark = order[depth];
  if (mark === undefined) return runs.flatMap(({ text, href }) => (href ? plain(text) : withLinks(text)));
  return groupsBy(runs, mark).flatMap((group): PhrasingContent[] => {
    const value = group[0]?.[mark];
    if (!value) return nest(group, depth + 1);
    const { runs: inner, before, after } = trimmed(group);
    const children = nest(inner, depth + 1);
    if (children.length === 0) return plain(before + after);
    return [...plain(before), marked(mark, value, children), ...plain(after)];
  });
}

function marked(mark: (typeof order)[number], value: unknown, children: PhrasingContent[]): PhrasingContent {
  if (mark !== 'href') return { type: mark === 'bold' ? 'strong' : 'emphasis', children };
  // The types would refuse a link in a link, which no run has.
  return { type: 'link', url: String(value), children } as PhrasingContent;
}

function groupsBy(runs: readonly Run[], mark: (typeof order)[number]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    if (group?.[0]?.[mark] === run[mark] && group !== undefined) group.push(run);
    else groups.push([run]);
  }
  return groups;
}

const plain = (value: string): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }]);

/** Bare addresses as links, because a backslash in front of their underscores would be part of them. */
const withLinks = (text: string): PhrasingContent[] =>
  text
    .split(/(https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]"'])/)
    .flatMap((piece, index) =>
      index % 2 === 1
        ? [{ type: 'link' as const, url: piece, children: [{ type: 'text' as const, value: piece }] }]
        : plain(piece),
    );
