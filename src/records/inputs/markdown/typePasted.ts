import type { ClipboardEvent } from 'react';
import { typeInto } from '../typeInto';

/** What is lost in plain text. */
const markup =
  /<(a\s[^>]*href|b|strong|i|em|h[1-6]|li)\b|class="?mso|font-weight:\s*(bold|[6-9]00)|font-style:\s*italic/i;

/**
 * Types content that was pasted with formatting as Markdown, which the browser can undo at once. The converter is loaded
 * with the first of it; content without formatting is left to the browser.
 */
export async function typePasted(event: ClipboardEvent): Promise<void> {
  const { target: field, clipboardData } = event;
  const html = clipboardData.getData('text/html');
  if (!(field instanceof HTMLTextAreaElement) || !markup.test(html)) return;
  event.preventDefault();
  const text = clipboardData.getData('text/plain');
  const convert = () => import('./pastedMarkdown').then(({ pastedMarkdown }) => pastedMarkdown(html));
  typeInto(field, (await convert().catch(() => '')) || text);
}
