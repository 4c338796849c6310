import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AreaTabs } from '@/ui/page/AreaTabs';

const pages = ['videos', 'topics', 'coverage'] as const;

/** The tabs of the area's pages. */
export function VideoHelpTabs({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`areas.video-help.tabs.${key}`);
  return (
    <AreaTabs
      label={text('name')}
      pages={pages.map((page) => ({ to: `/video-help/${page}`, caption: text(page) }))}
    >
      {children}
    </AreaTabs>
  );
}
