import { useTranslate } from 'react-admin';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { PageHeader } from '../../../ui/page/PageHeader';

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

const ImportWizard = lazyPart(() => import('./import/ImportWizard').then((part) => part.ImportWizard));
