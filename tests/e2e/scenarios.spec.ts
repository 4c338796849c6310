import { scenarioQuery } from '../../scripts/qa-guide/scenarioTables';
import { permissionKeys } from '../../src/mocks/accounts';
import { scenarioCatalogue } from '../../src/mocks/scenarios/catalogue';
import {
  connectionStories,
  dashboardStories,
  dataStories,
  profileStories,
  sessionStories,
} from './scenarioStories';
import { type StaticServer, serveStatic } from './staticServer';
import { expect, test } from './test';

/** The captions of the areas, by the permission key that opens them (specification, section 3). */
const captions: Readonly<Record<string, string>> = {
  'press-controlling': 'Press Controlling',
  'user-management': 'User Management',
  admin_messages: 'Messages',
  'video-help': 'Video Help',
  'onboarding-wizard': 'Onboarding Wizard',
  'default-translations': 'Default Translations',
  dashboard: 'Dashboard',
  'website-modules': 'Website modules',
  profile: 'Profile',
};

const catalogue = scenarioCatalogue(permissionKeys('press'));
const stories = {
  ...connectionStories,
  ...sessionStories,
  ...profileStories,
  ...dataStories,
  ...dashboardStories,
};
let server: StaticServer;

test.beforeAll(async () => {
  server = await serveStatic('dist-demo', '/qa/demo/');
});
test.afterAll(() => server.close());

for (const scenario of catalogue) {
  const { name } = scenario;
  const key = /^only-(.+)$/.exec(name)?.[1];

  test(`the scenario ${name} shows what the guide promises`, async ({ page, violations }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(server.root + scenarioQuery(scenario));
    await expect(page.getByRole('button', { name: /^QA.[Pp]anel, [12] / })).toBeVisible();
    if (key === undefined) {
      const story = stories[name];
      expect(story, `${name} has no story`).toBeDefined();
      await story?.(page);
    } else {
      await expect(page.getByLabel('Full name')).toHaveValue('Alexandra Winter');
      const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem');
      await expect(entries).toHaveText([captions[key] ?? key, 'Logout']);
    }
    expect(dialogs).toEqual([]);
    // What its own policy refuses is what it is about.
    if (scenario.policy !== undefined) expect(violations.splice(0)).not.toEqual([]);
  });
}

test('each story is that of a scenario', () => {
  const names = new Set(catalogue.map(({ name }) => name));
  expect(Object.keys(stories).filter((name) => !names.has(name))).toEqual([]);
});
