import { ImportPage } from '@/records/import/ImportPage';
import { useUserImport } from './importDescription';

/** `/user-management/users/import`: users from a CSV file. */
export function UserImport() {
  return <ImportPage import={useUserImport()} />;
}
