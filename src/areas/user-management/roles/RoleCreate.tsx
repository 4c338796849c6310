import { useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '@/records/calls/Loaded';
import { CreatePage } from '@/records/form/CreatePage';
import { AppLink } from '@/ui/page/AppLink';
import { RoleInputs } from './RoleInputs';
import { keyOf } from './roleKey';
import { createPath, rolePath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles.create';
const empty = { name: '', key: '', description: '', permissions: [] };

/** A new role: empty, or with `?clone=<id>` a copy under another name. */
export function RoleCreate() {
  const source = useSearchParams()[0].get('clone');
  return source === null ? <NewRole defaults={empty} /> : <ClonedRole id={source} />;
}

function ClonedRole({ id }: { id: string }) {
  const translate = useTranslate();
  const query = useGetOne<Role>('user-management/roles', { id });
  return (
    <>
      <Loaded query={query} heading="h1" failureText={translate(`${texts}.cloneFailed`)}>
        {({ name: original, description, permissions }) => {
          const name = translate(`${texts}.cloneName`, { role: original });
          return <NewRole key={id} defaults={{ name, key: keyOf(name), description, permissions }} />;
        }}
      </Loaded>
      {query.isError && !query.isFetching && query.data === undefined ? (
        <AppLink to={createPath} sx={{ alignSelf: 'center' }}>
          {translate(`${texts}.startEmpty`)}
        </AppLink>
      ) : null}
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
      <RoleInputs />
    </CreatePage>
  );
}
