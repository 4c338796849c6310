import DOMPurify from 'dompurify';
import { toMarkdown } from 'mdast-util-to-markdown';
import { blocksOf } from './pastedBlocks';

/**
 * HTML from the clipboard as Markdown: links, lists, headings, bold and italic; the rest is text, images their
 * description. DOMPurify reads the HTML, because Trusted Types allow no other parser.
 */
export function pastedMarkdown(html: string): string {
  const content = DOMPurify.sanitize(withoutStyles(html), {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_ATTR: ['href', 'alt', 'start', 'data-look'],
    FORBID_TAGS: ['style', 'svg', 'math', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video'],
  });
  const root = { type: 'root' as const, children: blocksOf(content) };
  return toMarkdown(root, { bullet: '-', listItemIndent: 'one', rule: '-' }).trim();
}

/** Style sheets left out and style attributes renamed: the Content-Security-Policy would report each. */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<!\[[^>]*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-look='));
