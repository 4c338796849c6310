import type { ReactElement } from 'react';
import { Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { type Area, type AreaResource, hasPages, ownResource, resourcesOf } from '@/areas';
import type { PageLoader } from '@/areas/defineArea';
import { RequirePermission } from '../guards/RequirePermission';
import { RequireSession } from '../guards/RequireSession';
import { AreaTitle } from './AreaTitle';
import { areaPage } from './areaPage';
import { ExactPath } from './ExactPath';

/** The routes of all areas: each area's own page or a redirect to its first child, its personal pages and its children's pages. */
export function areaRoutes(areas: readonly Area[]): ReactElement[] {
  return areas.flatMap((area) => [
    ...ownRoute(area),
    ...(area.personal ?? []).map(({ path, page }) => route(`/profile/${path}`, personal(area, page))),
    ...(area.children ?? []).flatMap(({ path, page }) =>
      page === undefined ? [] : [route(`/${area.path}/${path}`, gated(area, page))],
    ),
  ]);
}

/** The resources of all areas, each page guarded by permission and action. A resource without pages has no path. */
export function areaResources(areas: readonly Area[]): ReactElement[] {
  const resources = resourcesOf(areas).filter((each) => hasPages(each) || each.recordRepresentation);
  return resources.map((resource) => {
    const { area, id, list, create, edit, show, pages, ownsPaths } = resource;
    const depth = id.split('/').length;
    const element = (load: PageLoader | undefined, action: string, below: number) => {
      if (load === undefined) return undefined;
      const page = gated(area, load, action);
      return ownsPaths ? page : <ExactPath segments={depth + below}>{page}</ExactPath>;
    };
    return (
      <Resource
        key={id}
        name={id}
        icon={area.icon}
        recordRepresentation={resource.recordRepresentation}
        list={element(list, 'list', 0)}
        create={element(create, 'create', 1)}
        // Without a show page, the edit page also serves users who may not save.
        edit={element(edit, show === undefined ? 'show' : 'edit', 1)}
        show={element(show, 'show', 2)}
      >
        {list === undefined ? withoutList(resource) : null}
        {pages?.map((further) => (
          <Route key={further.path} path={further.path} element={gated(area, further.page, further.action)} />
        ))}
      </Resource>
    );
  });
}

/**
 * The address of a resource without a list, where react-admin goes after a delete, leads to its area; the paths below it
 * are unknown. react-admin would show an empty page at both.
 */
function withoutList(resource: AreaResource): ReactElement {
  const { area, id } = resource;
  const isKnown = hasPages(resource) && id !== area.path && (area.page ?? firstOf(area)) !== undefined;
  return (
    <Route>
      <Route index element={<Navigate to={isKnown ? `/${area.path}` : '/404'} replace />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Route>
  );
}

/** The child or resource that an area without a page of its own opens with. */
function firstOf({ children, resources }: Area): string | undefined {
  return children?.[0]?.path ?? resources?.find(({ list }) => list !== undefined)?.name;
}

function ownRoute(area: Area): ReactElement[] {
  const address = `/${area.path}`;
  if (area.page !== undefined) return [route(address, gated(area, area.page))];
  if (ownResource(area) !== undefined) return [];
  const first = firstOf(area);
  if (first === undefined) return [];
  const toFirst = <Navigate to={`${address}/${first}`} replace />;
  return [route(address, <RequireSession>{toFirst}</RequireSession>)];
}

function route(path: string, element: ReactElement): ReactElement {
  return <Route key={path} path={path} element={element} />;
}

/** Open to everyone who is signed in, whatever the area's permission (reading R5). */
function personal(area: Area, load: PageLoader): ReactElement {
  const Page = areaPage(area, load);
  return (
    <RequireSession>
      <Page />
    </RequireSession>
  );
}

function gated(area: Area, load: PageLoader, action = 'list'): ReactElement {
  const Page = areaPage(area, load);
  return (
    <RequirePermission area={area} action={action}>
      <AreaTitle area={area}>
        <Page />
      </AreaTitle>
    </RequirePermission>
  );
}
