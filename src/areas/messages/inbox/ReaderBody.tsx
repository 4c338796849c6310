import Box from '@mui/material/Box';
import { useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { writtenIn } from '@/api/languageDirection';
import { bareAddresses } from '@/records/values/readMarkdown';
import { ItemLink } from '../shell/ItemLink';
import { useFilled } from '../shell/useFilled';

const elements = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'code', 'br', 'blockquote'];

const components: Components = {
  a: ({ href, children }) => <ItemLink address={href ?? ''}>{children}</ItemLink>,
};

/** The address as it is written: the link itself decides. */
const asWritten = (address: string) => address;

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Fills the texts of a parsed body; what is put in cannot become markup. */
function fillTexts(node: Node, filled: (text: string) => string): void {
  // HTML is not text yet: it becomes text afterwards.
  if (node.value !== undefined) node.value = filled(node.value);
  for (const child of node.children ?? []) fillTexts(child, filled);
}

interface ReaderBodyProps {
  text: string;
  language: string;
}

/** The body of a message for its reader: Markdown made of a few elements; HTML in it is shown as text. */
export function ReaderBody({ text, language }: ReaderBodyProps) {
  const filled = useFilled();
  const plugins = useMemo(() => [() => (tree: Node) => fillTexts(tree, filled)], [filled]);
  return (
    <Box {...writtenIn(language)} sx={{ overflowWrap: 'anywhere' }}>
      <Markdown
        allowedElements={elements}
        unwrapDisallowed
        remarkPlugins={[bareAddresses]}
        rehypePlugins={plugins}
        urlTransform={asWritten}
        components={components}
      >
        {text}
      </Markdown>
    </Box>
  );
}
