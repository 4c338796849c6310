import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ImportWizard } from './import/ImportWizard';

/** `/user-management/users/import`: users from a CSV file. */
export function UserImport() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        headline={translate('areas.user-management.users.import.title')}
        back={{ to: '/user-management/users' }}
      />
      <ImportWizard />
    </>
  );
}
