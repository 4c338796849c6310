import Star from '@mui/icons-material/Star';
import type { Area } from '@/areas';
import type { ResourceDefinition } from '@/areas/defineArea';

export const booksCall = '/clientapi/v1/books';

/** The shelves that books refer to; they have no pages. */
export const shelves: ResourceDefinition = { name: 'shelves', base: 'api' };

/** An area of books, as a folder in `src/areas` would define it, with pages chosen by each test. */
export function libraryArea(
  books: Omit<ResourceDefinition, 'name'>,
  ...others: readonly ResourceDefinition[]
): Area {
  return {
    key: 'library',
    path: 'library',
    permission: 'user-management',
    order: 90,
    icon: Star,
    children: [{ path: 'books' }],
    resources: [{ name: 'books', ...books }, ...others],
  };
}

/** The query of the latest request for a list of books. */
export function latestBooksQuery(requests: readonly { readonly path: string }[]) {
  const { path = '' } = requests.findLast((each) => each.path.startsWith(`${booksCall}?`)) ?? {};
  return Object.fromEntries(new URL(path, location.origin).searchParams);
}
