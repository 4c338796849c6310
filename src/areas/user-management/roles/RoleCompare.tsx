import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ComparePart } from './compare/ComparePart';

/** Two roles side by side; the address holds which ones: `?a=<id>&b=<id>`. */
export function RoleCompare() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        headline={translate('areas.user-management.roles.compare.headline')}
        back={{ to: '/user-management/roles' }}
      />
      <ComparePart />
    </>
  );
}
