import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { AreaTabs } from '@/ui/page/AreaTabs';
import { useAreaPath } from './figures/useAreaPath';
import { useCatalogue } from './figures/useCatalogue';

const texts = 'areas.product-controlling.tabs';

/** The tabs above each page of the area. */
export function ControllingTabs({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const area = useAreaPath();
  const canEmail = useCatalogue().data?.canEmail ?? false;
  return (
    <AreaTabs
      label={translate(`${texts}.name`)}
      pages={[
        { to: `/${area}`, caption: translate(`${texts}.overview`) },
        { to: `/${area}/reports`, caption: translate(`${texts}.reports`) },
        ...(canEmail ? [{ to: `/${area}/report-schedules`, caption: translate(`${texts}.schedules`) }] : []),
      ]}
    >
      {children}
    </AreaTabs>
  );
}
