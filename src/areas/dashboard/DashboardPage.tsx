import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { PageHeader } from '@/ui/page/PageHeader';
import { EmptyState } from '@/ui/state/EmptyState';
import { Dashboard } from './Dashboard';
import { useKeptSearch } from './period/pagePeriod';
import { useTiles } from './tiles';

/** `/dashboard`: what needs attention, and the figures of the areas that this person may open. */
export function DashboardPage() {
  const translate = useTranslate();
  const tiles = useTiles();
  const keptSearch = useKeptSearch();
  if (keptSearch !== undefined) return <Navigate to={{ search: keptSearch }} replace />;
  if (tiles.length > 0) return <Dashboard tiles={tiles} />;
  return (
    <>
      <PageHeader headline={translate('areas.dashboard.caption')} />
      <EmptyState
        atStart
        icon={<DashboardOutlined />}
        title={translate('areas.dashboard.nothing')}
        message={translate('areas.dashboard.purpose')}
      />
    </>
  );
}
