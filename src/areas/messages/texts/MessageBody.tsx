import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Markdown, { type Components } from 'react-markdown';
import { linkError } from '../checks/linkError';

const elements = ['p', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'code', 'br', 'blockquote'];

const components: Components = {
  // What must not be followed is text without a link, whatever a server sends.
  a: ({ href, children }) =>
    href ? (
      <Link href={href} rel="noreferrer" target={href.startsWith('/') ? undefined : '_blank'}>
        {children}
      </Link>
    ) : (
      children
    ),
};

const keepGood = (url: string) => (linkError(url) === undefined ? url : '');

/** The body of a message as its readers see it: Markdown made of a few elements; HTML in it is shown as text. */
export function MessageBody({ text }: { text: string }) {
  return (
    <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      <Markdown allowedElements={elements} unwrapDisallowed urlTransform={keepGood} components={components}>
        {text}
      </Markdown>
    </Box>
  );
}
