import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AreaTabs } from '@/ui/page/AreaTabs';

const pages = ['modules', 'positions', 'by-group'] as const;
const texts = 'areas.website-modules.tabs';

/** The tabs of the area's pages. */
export function WebsiteModulesTabs({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <AreaTabs
      label={translate(`${texts}.name`)}
      pages={pages.map((page) => ({
        to: `/website-modules/${page}`,
        caption: translate(`${texts}.${page}`),
      }))}
    >
      {children}
    </AreaTabs>
  );
}
