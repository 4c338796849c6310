import type { BlockContent, DefinitionContent, List, Paragraph, Parents } from 'mdast';

type Block = BlockContent | DefinitionContent;

const marker = /^\d{1,9}[.)]/;

/** How an item's number was written: `31.`; empty if it has none. */
const numberOf = ({ position }: List['children'][number], text: string): string =>
  marker.exec(text.slice(position?.start.offset))?.[0] ?? '';

/** Whether a list counts on from its first number, so that a reader gets the numbers that were written. */
const runsOn = ({ children }: List, text: string): boolean => {
  const numbers = children.map((item) => Number.parseInt(numberOf(item, text), 10));
  return numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
};

/** The items as lines of text; a loose list gives a paragraph for each. */
function linesOf({ children, spread }: List, text: string): Block[] {
  const blocks: Block[] = [];
  let openParagraph: Paragraph | undefined;
  for (const item of children) {
    const [first, ...rest] = item.children;
    const isText = first?.type === 'paragraph';
    const line: Paragraph['children'] = [
      { type: 'text', value: `${numberOf(item, text)} ` },
      ...(isText ? first.children : []),
    ];
    const otherBlocks = isText ? rest : item.children;
    if (openParagraph !== undefined && !spread) openParagraph.children.push({ type: 'break' }, ...line);
    else {
      openParagraph = { type: 'paragraph', children: line };
      blocks.push(openParagraph);
    }
    blocks.push(...otherBlocks);
    if (otherBlocks.length > 0) openParagraph = undefined;
  }
  return blocks;
}

/**
 * Keeps numbers as they were written: CommonMark makes a list of lines that begin with a number and counts from the
 * first, so that the 24., 31. and 6. of a month become 24, 25 and 26. Such lines stay text; a list that counts on stays
 * a list. `text` is what was parsed.
 */
export function keepNumbers(parent: Parents, text: string): void {
  const children = parent.children.flatMap((child) => {
    if ('children' in child) keepNumbers(child, text);
    return child.type === 'list' && child.ordered && !runsOn(child, text) ? linesOf(child, text) : [child];
  });
  // A list becomes blocks, which stand wherever a list does.
  parent.children = children as typeof parent.children;
}
