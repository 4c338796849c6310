import type { Link, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { visit } from 'unist-util-visit';
import { keepNumbers } from './numberedLines';

/** Parses CommonMark in which bare addresses are links, as on GitHub, and numbers stay as they were written. */
export function readMarkdown(text: string): Root {
  const root = fromMarkdown(text, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  });
  keepNumbers(root, text);
  return root;
}

/** Makes `react-markdown` use the same parser as the checks; must be the first of its `remarkPlugins`. */
export function bareAddresses(this: { parser?: unknown }): void {
  this.parser = readMarkdown;
}

interface Links {
  /** As `react-markdown` passes them on. */
  readonly addresses: readonly string[];
  /** The line of the first picture, counted from 1; undefined without one. */
  readonly imageLine: number | undefined;
}

/** The link addresses in a Markdown text, and whether it has a picture. */
export function linksOf(text: string): Links {
  const addresses: string[] = [];
  let imageLine: number | undefined;
  visit(readMarkdown(text), (node) => {
    if (node.type === 'image' || node.type === 'imageReference') imageLine ??= node.position?.start.line ?? 1;
    if (node.type === 'definition' || (node.type === 'link' && !isBareName(node, text))) {
      addresses.push(normalizeUri(node.url));
    }
  });
  return { addresses, imageLine };
}

/** Whether a link was only detected in a sentence, not written: `www.press.example` or `ada@press.example`. */
function isBareName({ position, children: [child] }: Link, text: string): boolean {
  // Links detected in already parsed text have no position.
  const sourceText =
    position === undefined
      ? child?.type === 'text' && child.value
      : text.slice(position.start.offset, position.end.offset);
  return !/^[[<]|^[a-z][a-z\d+.-]*:/i.test(sourceText || '');
}
