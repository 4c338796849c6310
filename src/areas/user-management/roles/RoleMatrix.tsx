import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../ui/page/PageHeader';
import { MatrixPart } from './matrix/MatrixPart';

/** All roles against all permission keys. */
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
