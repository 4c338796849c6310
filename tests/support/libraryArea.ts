import Star from '@mui/icons-material/Star';
import type { Area } from '@/areas';
import type { ResourceDefinition } from '@/areas/defineArea';

export const booksCall = '/clientapi/v1/books';

/** The shelves that books refer to; they have no pages. */
export const shelves: ResourceDefinition = { name: 'shelves', base: 'api' };

/** An area of books, as a folder in `src/areas` would describe it; each test says which pages they have. */
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

/** The query of the latest list of books that was asked for. */
export function latestBooksQuery(requests: readonly { readonly path: string }[]) {
  const { path = '' } = requests.findLast((each) => each.path.startsWith(`${booksCall}?`)) ?? {};
  return Object.fromEntries(new URL(path, location.origin).searchParams);
}
