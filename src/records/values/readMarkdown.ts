import type { Link, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { visit } from 'unist-util-visit';

/** CommonMark, in which bare addresses are links, as GitHub has them. */
const readMarkdown = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  });

/** Lets `react-markdown` read as the checks do; the first of its `remarkPlugins`. */
export function bareAddresses(this: { parser?: unknown }): void {
  this.parser = readMarkdown;
}

/** The addresses of a text in Markdown, as `react-markdown` hands them on, and whether it has a picture. */
export function linksOf(text: string): { readonly addresses: readonly string[]; readonly hasImage: boolean } {
  const addresses: string[] = [];
  let hasImage = false;
  visit(readMarkdown(text), (node) => {
    if (node.type === 'image' || node.type === 'imageReference') hasImage = true;
    if (node.type === 'definition' || (node.type === 'link' && !isBareName(node, text))) {
      addresses.push(normalizeUri(node.url));
    }
  });
  return { addresses, hasImage };
}

/** Whether nobody has written a link: `www.press.example` or `ada@press.example` in a sentence. */
function isBareName({ position, children: [child] }: Link, text: string): boolean {
  // The parser finds some of them in what it has read already, so that they have no place in the text.
  const written =
    position === undefined
      ? child?.type === 'text' && child.value
      : text.slice(position.start.offset, position.end.offset);
  return !/^[[<]|^[a-z][a-z\d+.-]*:/i.test(written || '');
}
