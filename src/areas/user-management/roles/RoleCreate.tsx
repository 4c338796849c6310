import { useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { errorTextKey } from '../../../api/apiError';
import { CreatePage } from '../../../records/form/CreatePage';
import { AppLink } from '../../../ui/page/AppLink';
import { ErrorState } from '../../../ui/state/ErrorState';
import { LoadingState } from '../../../ui/state/LoadingState';
import { RoleFields } from './RoleFields';
import { keyOf } from './roleKey';
import { rolePath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles.create';
const empty = { name: '', key: '', description: '', permissions: [] };

/** A new role: empty, or with `?clone=<id>` a copy under a name of its own. */
export function RoleCreate() {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const source = address.get('clone');
  const { data, error, isFetching, refetch } = useGetOne<Role>(
    'user-management/roles',
    { id: source ?? '' },
    { enabled: source !== null },
  );
  if (source === null) return <NewRole defaults={empty} />;
  if (data !== undefined) {
    const name = translate(`${texts}.cloneName`, { role: data.name });
    const { description, permissions } = data;
    return <NewRole key={source} defaults={{ name, key: keyOf(name), description, permissions }} />;
  }
  if (isFetching || error === null) return <LoadingState />;
  return (
    <>
      <ErrorState
        heading="h1"
        title={translate(`${texts}.cloneFailed`)}
        message={translate(errorTextKey(error))}
        onRetry={() => refetch()}
      />
      <AppLink to="/user-management/roles/create" sx={{ alignSelf: 'center' }}>
        {translate(`${texts}.startEmpty`)}
      </AppLink>
    </>
  );
}

function NewRole({ defaults }: { defaults: typeof empty | Pick<Role, keyof typeof empty> }) {
  const translate = useTranslate();
  return (
    <CreatePage<Role>
      headline={translate(`${texts}.headline`)}
      defaults={defaults}
      redirect={({ id }) => rolePath(id)}
    >
      <RoleFields />
    </CreatePage>
  );
}
