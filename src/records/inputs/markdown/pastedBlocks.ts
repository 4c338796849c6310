import type { BlockContent, List, ListItem, Paragraph } from 'mdast';
import { type Marks, noMarks, paragraphsOf, type Run } from './pastedRuns';

const blocks =
  'address, article, aside, blockquote, center, dd, div, dl, dt, fieldset, figcaption, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul';

/** The attribute in which the styles of a pasted element are kept (`pastedMarkdown`). */
const lookOf = (element: Element): string => element.getAttribute('data-look') ?? '';

const asParagraphs = (runs: readonly Run[]): Paragraph[] =>
  paragraphsOf(runs).map((children) => ({ type: 'paragraph', children }));

/** What Markdown has of pasted content, as blocks; the rest is text. */
export function blocksOf(parent: ParentNode, marks: Marks = noMarks): BlockContent[] {
  const done: BlockContent[] = [];
  let runs: Run[] = [];
  const endLine = () => {
    if (runs.length > 0 && runs.at(-1)?.text !== '\n') runs.push({ ...noMarks, text: '\n' });
  };
  const flush = () => {
    done.push(...asParagraphs(runs));
    runs = [];
  };
  let item = 0;
  const nodes = [...parent.childNodes];
  while (item < nodes.length) {
    const node = nodes[item];
    const listed = wordItemsFrom(nodes.slice(item));
    if (listed.length > 0) {
      flush();
      done.push(
        wordList(listed.map((each) => ({ ...each, content: asParagraphs(runsOf(each.element, marks)) }))),
      );
      item = nodes.indexOf(listed.at(-1)?.element as ChildNode) + 1; // from `nodes`
      continue;
    }
    item += 1;
    if (!(node instanceof Element)) {
      if (node !== undefined) runs.push(...runsOf(node, marks));
    } else if (isLine(node)) {
      endLine();
      runs.push(...runsOf(node, marks), { ...noMarks, text: '\n' });
    } else if (node.matches(blocks) || node.querySelector(blocks) !== null) {
      flush();
      done.push(...blockOf(node, marksOf(node, marks)));
    } else runs.push(...runsOf(node, marks));
  }
  flush();
  return done;
}

/** A `div` with text alone is a line, as in mails. */
const isLine = (element: Element) => element.matches('div') && element.querySelector(blocks) === null;

function blockOf(element: Element, marks: Marks): BlockContent[] {
  const name = element.localName;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) {
    const runs = runsOf(element, marks).map((run) => ({
      ...run,
      bold: false,
      text: run.text.replace('\n', ' '),
    }));
    const depth = Number(level) as 1; // the pattern allows no other than the type
    return paragraphsOf(runs).map((children) => ({ type: 'heading', depth, children }));
  }
  if (name === 'ul' || name === 'ol') return listOf(element, marks);
  if (name === 'hr') return [{ type: 'thematicBreak' }];
  if (name === 'pre') return [{ type: 'code', value: (element.textContent ?? '').replace(/\n$/, '') }];
  const inner = blocksOf(element, marks);
  if (name === 'blockquote' && inner.length > 0) return [{ type: 'blockquote', children: inner }];
  const isTable = name === 'table' && element.querySelector('table, ul, ol, h1, h2, h3, h4, h5, h6') === null;
  return isTable ? asParagraphs(rowsOf(element, marks)) : inner;
}

/** A line for each row of a table. */
const rowsOf = (table: Element, marks: Marks): Run[] =>
  [...table.querySelectorAll('tr')].flatMap((row) => {
    const cells = [...row.children].map((cell) =>
      runsOf(cell, marks).map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') })),
    );
    const line = cells.flatMap((cell, index) =>
      index === 0 ? cell : [{ ...noMarks, text: ' | ' }, ...cell],
    );
    return [...line, { ...noMarks, text: '\n' }];
  });

function listOf(element: Element, marks: Marks): List[] {
  const items: ListItem[] = [];
  for (const child of element.children) {
    const content = child.matches('ul, ol') ? listOf(child, marks) : blocksOf(child, marksOf(child, marks));
    // Some put the list inside an item after it.
    if (child.matches('ul, ol') && items.length > 0) items.at(-1)?.children.push(...content);
    else if (content.length > 0) items.push({ type: 'listItem', spread: false, children: content });
  }
  const start = Number(element.getAttribute('start') ?? 1);
  return items.length === 0
    ? []
    : [{ type: 'list', ordered: element.matches('ol'), start, spread: false, children: items }];
}

/** A paragraph that Word shows as an item of a list. */
interface WordItem {
  readonly element: Element;
  readonly level: number;
  readonly isOrdered: boolean;
}

const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(lookOf(element));

function wordItemsFrom(nodes: readonly ChildNode[]): WordItem[] {
  const items: WordItem[] = [];
  for (const node of nodes) {
    if (!(node instanceof Element)) {
      if (node.textContent?.trim() === '') continue;
      break;
    }
    const level = /mso-list:[^;]*level(\d)/i.exec(lookOf(node))?.[1];
    if (level === undefined) break;
    const marker = [...node.querySelectorAll('*')].find(isMarker)?.textContent ?? '';
    items.push({ element: node, level: Number(level), isOrdered: /^\s*\(?[\da-z]+[.)]/i.test(marker) });
  }
  return items;
}

function wordList(items: readonly (WordItem & { readonly content: Paragraph[] })[]): List {
  const children: ListItem[] = [];
  for (const [index, { level, content }] of items.entries()) {
    if (items.slice(0, index).some((each) => each.level < level) && index > 0) continue;
    const rest = items.slice(index + 1);
    const end = rest.findIndex((each) => each.level <= level);
    const inner = end < 0 ? rest : rest.slice(0, end);
    children.push({
      type: 'listItem',
      spread: false,
      children: inner.length === 0 ? content : [...content, wordList(inner)],
    });
  }
  return { type: 'list', ordered: items[0]?.isOrdered ?? false, spread: false, children };
}

/** The look of the text in an element; a style counts more than the element's name. */
function marksOf(element: Element, marks: Marks): Marks {
  const look = lookOf(element);
  const weight = /font-weight:\s*(\w+)/i.exec(look)?.[1];
  const style = /font-style:\s*(\w+)/i.exec(look)?.[1];
  const href = element.getAttribute('href') ?? '';
  return {
    bold: weight === undefined ? marks.bold || element.matches('b, strong') : /^(bold|[6-9]00)/i.test(weight),
    italic: style === undefined ? marks.italic || element.matches('i, em') : /^(italic|oblique)/i.test(style),
    href: /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : marks.href,
  };
}

function runsOf(node: Node, marks: Marks): Run[] {
  if (node.nodeType === Node.TEXT_NODE)
    return [{ ...marks, text: (node.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ') }];
  if (!(node instanceof Element) || isMarker(node)) return [];
  if (node.localName === 'br') return [{ ...noMarks, text: '\n' }];
  if (node.localName === 'img') return [{ ...marks, text: node.getAttribute('alt') ?? '' }];
  return [...node.childNodes].flatMap((child) => runsOf(child, marksOf(node, marks)));
}
