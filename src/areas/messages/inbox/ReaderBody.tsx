import Box from '@mui/material/Box';
import type { PhrasingContent, Root } from 'mdast';
import { type ReactNode, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { visit } from 'unist-util-visit';
import { writtenIn } from '@/api/languageDirection';
import { bareAddresses } from '@/records/values/readMarkdown';
import { ItemLink } from '../shell/ItemLink';
import { useFilled } from '../shell/useFilled';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const elements = [
  ...['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'code', 'pre', 'br', 'hr', 'blockquote'],
  ...headings,
];

/** A line of its own; the page alone has headings. */
const HeadingLine = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const components: Components = {
  ...Object.fromEntries(headings.map((name) => [name, HeadingLine])),
  a: ({ href, children }) => <ItemLink address={href ?? ''}>{children}</ItemLink>,
};

/** The URL as written: the link component decides whether it is safe. */
const asWritten = (address: string) => address;

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Replaces placeholders in a parsed body; the values cannot become markup. */
function fillTexts(node: Node, filled: (text: string) => string): void {
  // HTML becomes text only later.
  if (node.value !== undefined) node.value = filled(node.value);
  for (const child of node.children ?? []) fillTexts(child, filled);
}

/** Keeps the lines as they were typed, where CommonMark makes one of them. */
const keepLines = () => (tree: Root) =>
  visit(tree, 'text', (node, index, parent) => {
    if (index === undefined || !node.value.includes('\n')) return;
    const [first = '', ...lines] = node.value.split('\n');
    node.value = first;
    const further = lines.flatMap((value): PhrasingContent[] => [{ type: 'break' }, { type: 'text', value }]);
    parent?.children.splice(index + 1, 0, ...further);
  });

interface ReaderBodyProps {
  text: string;
  language: string;
}

/** The body of a message for its reader: a subset of Markdown; HTML is shown as text. */
export function ReaderBody({ text, language }: ReaderBodyProps) {
  const filled = useFilled();
  const plugins = useMemo(() => [() => (tree: Node) => fillTexts(tree, filled)], [filled]);
  return (
    <Box {...writtenIn(language)} sx={look}>
      <Markdown
        allowedElements={elements}
        unwrapDisallowed
        remarkPlugins={[bareAddresses, keepLines]}
        rehypePlugins={plugins}
        urlTransform={asWritten}
        components={components}
      >
        {text}
      </Markdown>
    </Box>
  );
}

/** Indented text is mostly pasted, so it looks like text, and keeps its lines. */
const look = {
  overflowWrap: 'anywhere',
  '& pre, & pre code': { fontFamily: 'inherit', whiteSpace: 'pre-wrap' },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 2 },
} as const;
