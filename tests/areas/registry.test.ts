import Star from '@mui/icons-material/Star';
import { describe, expect, it } from 'vitest';
import { translatorOf } from '@/api/translatorOf';
import { composeMessages } from '@/app/i18n/composeMessages';
import { flattenMessages } from '@/app/i18n/sanitizeMessages';
import { trailOf } from '@/app/trail/trailOf';
import { pagesOf, readAreas, resourcesOf, shownPageAt, shownPages, toArea } from '@/areas';
import { type AreaDefinition, defineArea } from '@/areas/defineArea';
import { pageName } from '@/people/pages';
import { galleryArea } from '@/qa/gallery/galleryArea';
import app from '../../i18n/en/app.json';

const texts = import.meta.glob<{ caption?: string; children?: Record<string, unknown> }>(
  '../../i18n/*/*.json',
  { eager: true, import: 'default' },
);
const product = { key: 'press', name: 'Press' };
const areas = readAreas(product);
const textsOf = (language: string, key: string) => texts[`../../i18n/${language}/${key}.json`];
const languages = [...new Set(Object.keys(texts).map((file) => file.split('/')[3] ?? ''))];

function translatorIn(language: string) {
  const files = Object.entries(texts).filter(([file]) => file.includes(`/${language}/`));
  const messages = composeMessages(
    Object.fromEntries(files.map(([file, content]) => [file.replace(/^.*\/|\.json$/g, ''), content])),
  );
  return translatorOf(language, flattenMessages(messages));
}

/** The areas of the specification, in its order: key of the texts, caption, address, permission key. */
const specified = [
  ['product-controlling', 'Press Controlling', 'press-controlling', 'press-controlling'],
  ['user-management', 'User Management', 'user-management', 'user-management'],
  ['messages', 'Messages', 'messages', 'admin_messages'],
  ['video-help', 'Video Help', 'video-help', 'video-help'],
  ['onboarding-wizard', 'Onboarding Wizard', 'onboarding-wizard', 'onboarding-wizard'],
  ['default-translations', 'Default Translations', 'default-translations', 'default-translations'],
  ['dashboard', 'Dashboard', 'dashboard', 'dashboard'],
  ['website-modules', 'Website modules', 'website-modules', 'website-modules'],
];
/** Those of them that are there, in the order in which they stand; areas that are added later are left out. */
const found = areas.filter(({ key }) => specified.some(([name]) => name === key));

describe('the areas of a product', () => {
  it('R6 stand in the order of the specification, with its captions', () => {
    expect(
      found.map(({ key }) => [key, textsOf('en', key)?.caption?.replace('%{product}', product.name)]),
    ).toEqual(specified.map(([key, caption]) => [key, caption]));
    expect(app.menu).toMatchObject({ profile: 'Profile', logout: 'Logout' });
  });

  it('R6 User Management has Users, Groups, Roles', () => {
    const area = areas.find(({ path }) => path === 'user-management');
    const children = textsOf('en', 'user-management')?.children ?? {};
    expect(area?.children?.map(({ path }) => path)).toEqual(['users', 'groups', 'roles']);
    expect(Object.values(children)).toMatchObject([
      { caption: 'Users' },
      { caption: 'Groups' },
      { caption: 'Roles' },
    ]);
  });

  it('have the addresses and permission keys of sections 2 and 3', () => {
    expect(found.map(({ key, path, permission }) => [key, path, permission])).toEqual(
      specified.map(([key, , path, permission]) => [key, path, permission]),
    );
  });

  it('the product is the one of the configuration', () => {
    const ofDaily = readAreas({ key: 'daily-news', name: 'Daily News' });
    expect(ofDaily.find(({ key }) => key === 'product-controlling')).toMatchObject({
      path: 'daily-news-controlling',
      permission: 'daily-news-controlling',
    });
  });

  it('have addresses of their own, in kebab-case, that hide no page of the application', () => {
    const paths = areas.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(areas.map(({ order }) => order)).size).toBe(areas.length);
    for (const path of paths) {
      expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect([
        'login',
        'logout',
        'profile',
        'forgot-password',
        '404',
        'assets',
        'api',
        'clientapi',
      ]).not.toContain(path);
    }
  });

  it.each(languages)('have a caption in %s, and so have their children', (language) => {
    for (const { key, children = [] } of areas) {
      const text = textsOf(language, key);
      for (const named of [text, ...children.map(({ path }) => text?.children?.[path])])
        expect(named, `${language} ${key}`).toMatchObject({ caption: expect.stringMatching(/\S/) });
    }
  });

  // That each page is in its module, the compiler knows (below).
  it('have pages, each at an address of its own', () => {
    for (const area of areas) expect(pagesOf([area]), area.key).not.toEqual([]);
    const patterns = pagesOf(areas).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('each child without a page of its own is a resource', () => {
    for (const { children = [], resources = [] } of areas) {
      const names = resources.map(({ name }) => name);
      for (const child of children) if (child.page === undefined) expect(names).toContain(child.path);
    }
  });

  it.each(languages)(
    'are named in %s by texts, not by their keys, in the menu, the trail and on tiles',
    (language) => {
      const translate = translatorIn(language);
      const all = [...areas, galleryArea];
      const trails = pagesOf(all).flatMap(({ area, pattern }) =>
        ['', '/x', '/x/y'].flatMap((below) =>
          trailOf(area, `/${pattern.replace(':id', 'x')}${below}`, undefined, translate).map(
            ({ name }) => name,
          ),
        ),
      );
      const menu = areas.map(({ key }) => translate(`areas.${key}.caption`));
      const tiles = areas.flatMap(({ key: area, widgets = [] }) =>
        widgets.flatMap(({ key, kind }) =>
          [...(kind === 'counts' ? ['title', 'empty'] : ['title']), 'about'].map((part) =>
            translate(`areas.${area}.widgets.${key}.${part}`, part === 'empty' ? {} : { _: '' }),
          ),
        ),
      );
      expect(trails.length).toBeGreaterThan(areas.length);
      expect([...trails, ...menu, ...tiles].filter((name) => /^[\w/-]+(?:\.[\w/-]+)+$/.test(name))).toEqual(
        [],
      );
      expect([...trails, ...menu].filter((name) => name.trim() === '')).toEqual([]);
    },
  );

  it('two calls give the same, and share nothing that one could spoil', () => {
    const again = readAreas(product);
    expect(again).toEqual(areas);
    again.reverse();
    expect(readAreas(product)).toEqual(areas);
  });
});

describe('the pages of areas', () => {
  const page = async () => () => null;
  const description = { order: 1, icon: Star, permission: 'library' };
  const addresses = (area: Omit<AreaDefinition, keyof typeof description>) =>
    pagesOf([toArea('library', { ...description, ...area }, product)]).map(({ pattern }) => pattern);

  it('have the addresses of the router, the certain ones before those with a placeholder', () => {
    const pages = [{ path: 'import', page }];
    expect(
      addresses({
        path: ({ key }) => `${key}-library`,
        page,
        children: [{ path: 'shelf', page }, { path: 'books' }],
        resources: [
          { name: 'books', list: page, create: page, edit: page, show: page, pages },
          { name: 'loans' },
        ],
      }),
    ).toEqual([
      'press-library',
      'press-library/shelf',
      'press-library/books',
      'press-library/books/create',
      'press-library/books/import',
      'press-library/books/:id',
      'press-library/books/:id/show',
    ]);
  });

  it('are at the address of the area too when they are the first child’s, and below their own where they own it', async () => {
    const [first] = [async () => () => 'books'];
    const area = {
      path: 'library',
      children: [{ path: 'books' }, { path: 'shelf', page }],
      resources: [{ name: 'books', list: first, ownsPaths: true }],
    };
    expect(addresses(area)).toEqual(['library', 'library/shelf', 'library/books', 'library/books/*']);
    const pages = pagesOf([toArea('library', { ...description, ...area }, product)]);
    expect(pages.map(({ load }) => load)).toEqual([first, page, first, first]);
  });
});

describe('the pages that help and guides can belong to', () => {
  const all = [...areas, galleryArea];

  it('show something themselves, and are in the menu or the profile', () => {
    const pages = shownPages(all);
    expect(pages).toEqual(expect.arrayContaining(['profile', 'messages', 'messages/create', 'dashboard']));
    // Each of these leads to its first page, and the gallery is in no menu.
    for (const page of ['user-management', 'video-help', 'website-modules', 'gallery'])
      expect(pages).not.toContain(page);
    expect(pages.filter((page) => page.includes('*'))).toEqual([]);
  });

  it('are those that the page at an address can be', () => {
    const known = shownPages(all);
    expect(known.map((page) => shownPageAt(all, `/${page.replaceAll(/:\w+/g, 'x1')}`))).toEqual(known);
    expect(shownPageAt(all, '/video-help')).toBeUndefined();
    expect(shownPageAt(all, '/user-management/groups/g12')).toBe('user-management/groups');
    expect(shownPageAt(all, '/nowhere')).toBeUndefined();
  });

  it.each(languages)('have in %s a name each, from the texts', (language) => {
    const translate = translatorIn(language);
    const missing: string[] = [];
    const names = shownPages(all).map((page) =>
      pageName(`/${page}`, areas, (key: string, options?: Record<string, unknown>) => {
        const text = translate(key, options);
        if (options?._ !== '' && text === options?._ && text !== translate(key, { _: 'missing' }))
          missing.push(key);
        return text;
      }),
    );
    expect(missing).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have different names where a record has a page that shows it and one that changes it', () => {
    const page = async () => () => null;
    const library = {
      key: 'library',
      path: 'library',
      resources: [{ name: 'books', edit: page, show: page }],
    };
    const name = (path: string) => pageName(path, [library], translatorIn('en'));
    expect(name('/library/books/:id')).toBe('library › Books › Details');
    expect(name('/library/books/:id/show')).toBe('library › Books › Details › View');
  });

  it('are named in words', () => {
    const name = (page: string) => pageName(page, areas, translatorIn('en'));
    expect(
      [
        '*',
        '/profile',
        '/profile/messages/:id',
        '/messages',
        '/messages/create',
        '/video-help/videos/:id',
        '/user-management/roles/compare',
        '/user-management/audit-events/:id/show',
        '/default-translations/translations/changes/:changeId',
      ].map(name),
    ).toEqual([
      'All pages',
      'Profile',
      'Profile › Messages › Details',
      'Messages',
      'Messages › New',
      'Video Help › Videos › Details',
      'User Management › Roles › Comparison',
      'User Management › Audit log › Details',
      'Default Translations › Texts › Bulk changes › Details',
    ]);
  });
});

describe('the resources of areas', () => {
  it('are named by area and resource, and know their area', () => {
    const [first] = areas;
    if (first === undefined) throw new Error('no area');
    const area = {
      ...first,
      path: 'library',
      resources: [{ name: 'books' }, { name: 'loans', base: 'api' as const }],
    };
    expect(resourcesOf([area, { ...first, resources: undefined }])).toEqual([
      { id: 'library/books', name: 'books', area },
      { id: 'library/loans', name: 'loans', base: 'api', area },
    ]);
  });

  it('have addresses of their own', () => {
    const ids = resourcesOf(areas).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the page of an area', () => {
  it('is compiled only when its module has it', () => {
    const found = defineArea({
      path: 'kiosk',
      permission: 'kiosk',
      order: 1,
      icon: Star,
      page: () => import('@/areas/dashboard/DashboardPage').then((m) => m.DashboardPage),
    });
    const misspelt = defineArea({
      ...found,
      // @ts-expect-error: the compiler finds what is misspelt
      page: () => import('@/areas/dashboard/DashboardPage').then((m) => m.DashbordPage),
    });
    expect([found.page, misspelt.page]).toEqual([expect.any(Function), expect.any(Function)]);
  });
});
