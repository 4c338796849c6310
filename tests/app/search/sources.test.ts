import { describe, expect, it, vi } from 'vitest';
import { findableOf, searchedResources, searchSources } from '@/app/search/sources';
import { readAreas } from '@/areas';
import { libraryArea } from '../../support/libraryArea';

const areas = readAreas({ key: 'press', name: 'Press' });
const page = async () => () => null;
const idsFor = (...permissions: string[]) => searchedResources(areas, permissions).map(({ id }) => id);
/** The keys of the areas of the specification, S3. */
const keys = [
  'user-management',
  'press-controlling',
  'admin_messages',
  'video-help',
  'onboarding-wizard',
  'default-translations',
  'dashboard',
  'website-modules',
];

describe('what is searched', () => {
  it('are the lists of each area whose records have a page', () => {
    expect(idsFor(...keys)).toEqual([
      'press-controlling/reports',
      'user-management/users',
      'user-management/groups',
      'user-management/roles',
      'messages',
      'video-help/videos',
      'onboarding-wizard',
      'default-translations/translations',
      'website-modules/modules',
    ]);
  });

  it('is nothing that the person may not open', () => {
    expect(idsFor('admin_messages')).toEqual(['messages']);
    expect(idsFor()).toEqual([]);
  });

  it('is a new resource without further work, and one that says no is not', async () => {
    const library = libraryArea({ list: page, edit: page }, { name: 'shelves', list: page });
    expect(searchedResources([library], ['user-management']).map(({ id }) => id)).toEqual(['library/books']);
    const silent = libraryArea({ list: page, edit: page, search: false });
    expect(searchedResources([silent], ['user-management'])).toEqual([]);
  });

  it('asks by the filter of the list, and names records as their resource does', async () => {
    const library = libraryArea({ list: page, show: page, recordRepresentation: 'title' });
    const getList = vi.fn(async () => ({ data: [{ id: 'a/b', title: 'Emma' }], total: 40 }));
    const services = { areas: [library] } as unknown as Parameters<typeof searchSources>[0];
    const provider = { getList } as unknown as Parameters<typeof searchSources>[2];
    const [books] = searchSources(services, ['user-management'], provider);
    const answer = await books?.ask('em', new AbortController().signal);
    expect(getList).toHaveBeenCalledWith('library/books', expect.objectContaining({ filter: { q: 'em' } }));
    expect(answer).toMatchObject({
      total: 40,
      items: [{ id: 'record:library/books:a/b', name: 'Emma', to: '/library/books/a%2Fb/show' }],
    });
  });

  it('names a record without a visible name by its id', async () => {
    const [books] = searchedResources([libraryArea({ list: page, edit: page })], ['user-management']);
    const findable = books && (await findableOf(books));
    expect(findable?.nameOf({ id: 'b1', name: '\u200b' })).toBe('#b1');
  });
});
