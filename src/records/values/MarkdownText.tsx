import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { bareAddresses } from './readMarkdown';
import { isWebAddress } from './webAddress';

/** A link to another page if its address is allowed; else only the text. */
function ExternalLink({ address = '', children }: { address?: string; children: ReactNode }) {
  if (!isWebAddress(address) && !/^(mailto:|\/(?!\/))/i.test(address)) return children;
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      {children}
    </Link>
  );
}

/** Headings start below those of the page, links open a new window, and an external picture is a link to it. */
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) => <ExternalLink address={href}>{children}</ExternalLink>,
  img: ({ src, alt }) => (
    <ExternalLink address={typeof src === 'string' ? src : undefined}>{alt || String(src)}</ExternalLink>
  ),
};

/** Renders Markdown as React elements; HTML in it is shown as text. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Box dir="auto" sx={look}>
      <Markdown components={components} remarkPlugins={[bareAddresses]}>
        {text}
      </Markdown>
    </Box>
  );
}

const look = {
  overflowWrap: 'anywhere',
  '& pre': { overflowX: 'auto' },
  '& h2': { typography: 'h3' },
  '& h3, & h4': { typography: 'subtitle1' },
} as const;
