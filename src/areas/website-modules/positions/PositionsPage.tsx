import { useTranslate } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { LoadingState } from '@/ui/state/LoadingState';
import { WebsiteModulesTabs } from '../WebsiteModulesTabs';
import { Arrange } from './Arrange';
import { usePositions } from './usePositions';

const texts = 'areas.website-modules.positions';

/** `/website-modules/positions?page=&position=&module=`: the modules in the positions of each page of the website. */
export function PositionsPage() {
  const translate = useTranslate();
  const query = usePositions();
  return (
    <WebsiteModulesTabs>
      <Loaded
        query={query}
        failureText={translate(`${texts}.failed`)}
        heading="h1"
        loading={<LoadingState shape="record" />}
      >
        {(start) =>
          start.positions.length === 0 ? (
            <>
              <PageHeader headline={translate(`${texts}.caption`)} />
              <EmptyState atStart message={translate(`${texts}.empty`)} />
            </>
          ) : (
            <Arrange start={start} />
          )
        }
      </Loaded>
    </WebsiteModulesTabs>
  );
}
