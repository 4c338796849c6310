import { type ReactNode, useContext, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Area } from '@/areas';
import { DocumentTitleSuffix } from '@/ui/page/documentTitle';

/** Puts the area's name into the window titles of its pages, between a page's headline and the application's name. */
export function AreaTitle({ area, children }: { area: Area; children: ReactNode }) {
  const caption = useTranslate()(`areas.${area.key}.caption`);
  const outer = useContext(DocumentTitleSuffix);
  const suffix = useMemo(() => [caption, ...outer], [caption, outer]);
  return <DocumentTitleSuffix value={suffix}>{children}</DocumentTitleSuffix>;
}
