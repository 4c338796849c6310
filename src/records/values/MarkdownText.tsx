import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Markdown, { type Components } from 'react-markdown';

/** Headings begin below those of the page, links leave it, and a picture of another server is a link to it. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) => (
    <Link href={href} target="_blank" rel="noreferrer">
      {children}
    </Link>
  ),
  img: ({ src, alt }) => (
    <Link href={typeof src === 'string' ? src : undefined} target="_blank" rel="noreferrer">
      {alt || String(src)}
    </Link>
  ),
};

/** A text in Markdown, made of elements; HTML in it is shown as text. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Box dir="auto" sx={look}>
      <Markdown components={components}>{text}</Markdown>
    </Box>
  );
}

const look = {
  overflowWrap: 'anywhere',
  '& pre': { overflowX: 'auto' },
  '& h2': { typography: 'h3' },
  '& h3, & h4': { typography: 'subtitle1' },
} as const;
