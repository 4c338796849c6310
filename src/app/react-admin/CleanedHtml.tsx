import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { trustCleaned } from '../trustedTypes';

/** The element with the HTML that react-admin's `RichTextField` has had cleaned by DOMPurify. */
interface HtmlProps {
  dangerouslySetInnerHTML?: { readonly __html: string };
}

/** What `RichTextField` puts its text into: the one place of the application whose HTML comes from a server. */
export function CleanedHtml({ children, ...props }: ComponentProps<'span'>) {
  const cleaned = isValidElement<HtmlProps>(children) ? children.props.dangerouslySetInnerHTML : undefined;
  if (!isValidElement<HtmlProps>(children) || cleaned === undefined)
    return <span {...props}>{children}</span>;
  const trusted = { __html: trustCleaned(cleaned.__html) };
  return <span {...props}>{cloneElement(children, { dangerouslySetInnerHTML: trusted })}</span>;
}
