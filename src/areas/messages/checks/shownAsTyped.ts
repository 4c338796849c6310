import { visit } from 'unist-util-visit';
import { readMarkdown } from '@/records/values/readMarkdown';

/** What people write or paste that readers get as it was typed; keys of `areas.messages.texts.asTyped`. */
const typedKinds = ['table', 'strike', 'checkbox', 'html'] as const;

type TypedKind = (typeof typedKinds)[number];

const inText: readonly (readonly [TypedKind, RegExp])[] = [
  ['table', /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(\|[ \t]*:?-{3,}:?[ \t]*)+\|?[ \t]*$/m],
  ['strike', /~~\S[\s\S]*?~~/],
];

/** The markup of a body that is not shown as what it means, but as it was typed. */
export function shownAsTyped(body: string): readonly TypedKind[] {
  const kinds = new Set<TypedKind>();
  visit(readMarkdown(body), (node) => {
    if (node.type === 'html') kinds.add('html');
    if (node.type === 'text') for (const [kind, typed] of inText) if (typed.test(node.value)) kinds.add(kind);
    if (node.type !== 'listItem') return;
    const [first] = node.children;
    const [begin] = first?.type === 'paragraph' ? first.children : [];
    if (begin?.type === 'text' && /^\[[ xX]\]\s/.test(begin.value)) kinds.add('checkbox');
  });
  return typedKinds.filter((kind) => kinds.has(kind));
}
