import { visit } from 'unist-util-visit';
import { readMarkdown } from '@/records/values/readMarkdown';

/** What people write or paste that readers get as it was typed; a key of `areas.messages.texts.asTyped`. */
type TypedKind = 'table' | 'strike' | 'checkbox' | 'html';

/** Where a body has such markup for the first time; lines are counted from 1. */
interface TypedPlace {
  readonly kind: TypedKind;
  readonly line: number;
}

const inText: readonly (readonly [TypedKind, RegExp])[] = [
  ['table', /^(?:[^\n]*\n)?[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(\|[ \t]*:?-{3,}:?[ \t]*)+\|?[ \t]*$/m],
  ['strike', /~~\S[\s\S]*?~~/],
];

/** The markup of a body that is not shown as what it means, but as it was typed: the first place of each kind. */
export function shownAsTyped(body: string): readonly TypedPlace[] {
  const lines = new Map<TypedKind, number>();
  const note = (kind: TypedKind, line = 1) => {
    if (!lines.has(kind)) lines.set(kind, line);
  };
  visit(readMarkdown(body), (node) => {
    const line = node.position?.start.line;
    if (node.type === 'html') note('html', line);
    if (node.type === 'text') {
      for (const [kind, typed] of inText) {
        const before = node.value.slice(0, typed.exec(node.value)?.index);
        if (typed.test(node.value)) note(kind, (line ?? 1) + before.split('\n').length - 1);
      }
    }
    if (node.type !== 'listItem') return;
    const [first] = node.children;
    const [begin] = first?.type === 'paragraph' ? first.children : [];
    if (begin?.type === 'text' && /^\[[ xX]\]\s/.test(begin.value)) note('checkbox', line);
  });
  return [...lines].map(([kind, line]) => ({ kind, line }));
}
