import { useTranslate } from 'react-admin';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { PageHeader } from '../../../ui/page/PageHeader';

const MatrixPart = lazyPart(() => import('./matrix/MatrixPart').then(({ MatrixPart: part }) => part));

/** All roles against all permission keys; the table and what belongs to it are loaded when it is opened. */
export function RoleMatrix() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        headline={translate('areas.user-management.roles.matrix.headline')}
        back={{ to: '/user-management/roles' }}
      />
      <MatrixPart />
    </>
  );
}
