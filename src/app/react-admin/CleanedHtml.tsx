import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { trustCleaned } from '../trustedTypes';

/** The props of the element whose HTML react-admin's `RichTextField` has sanitized with DOMPurify. */
interface HtmlProps {
  dangerouslySetInnerHTML?: { readonly __html: string };
}

/** The element in which `RichTextField` renders its text: the only place where HTML comes from a server. */
export function CleanedHtml({ children, ...props }: ComponentProps<'span'>) {
  const cleaned = isValidElement<HtmlProps>(children) ? children.props.dangerouslySetInnerHTML : undefined;
  if (!isValidElement<HtmlProps>(children) || cleaned === undefined)
    return <span {...props}>{children}</span>;
  const trustedHtml = { __html: trustCleaned(cleaned.__html) };
  return <span {...props}>{cloneElement(children, { dangerouslySetInnerHTML: trustedHtml })}</span>;
}
