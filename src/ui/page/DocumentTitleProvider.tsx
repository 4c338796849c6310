import type { ReactNode } from 'react';
import { DocumentTitleSuffix } from './documentTitle';

interface DocumentTitleProviderProps {
  /** The product's name, for instance. */
  suffix: string;
  children: ReactNode;
}

/** Says what stands behind every page's headline in the title of the window. */
export function DocumentTitleProvider({ suffix, children }: DocumentTitleProviderProps) {
  return <DocumentTitleSuffix value={suffix}>{children}</DocumentTitleSuffix>;
}
