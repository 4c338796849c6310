import { relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageModules } from '../../vite/startPages/pageModules';

let modules: Record<string, readonly string[]> = {};
beforeAll(async () => {
  modules = await pageModules(process.cwd());
}, 60_000);
const at = (pattern: string) => modules[pattern]?.map((id) => relative(process.cwd(), id)) ?? [];

describe('the modules that a page needs', () => {
  it('are those that its area names, with the schemas and the texts of the area', () => {
    const common = [
      'src/areas/user-management/users/userSchema.ts',
      'src/areas/user-management/groups/groupSchema.ts',
      'src/areas/user-management/roles/roleSchema.ts',
      'src/areas/user-management/audit/auditSchema.ts',
      'i18n/en/records.json',
      'i18n/en/directory.json',
      'i18n/en/user-management.json',
    ];
    const folder = 'src/areas/user-management';
    expect(at('user-management/users')).toEqual([`${folder}/users/UserList.tsx`, ...common]);
    expect(at('user-management/users/:id')).toEqual([
      `${folder}/users/UserEdit.tsx`,
      ...common,
      'i18n/en/user-management.edit.json',
    ]);
    expect(at('user-management/users/import')).toEqual([
      `${folder}/users/UserImport.tsx`,
      ...common,
      'i18n/en/records.import.json',
      'i18n/en/user-management.import.json',
    ]);
    expect(at('user-management')).toEqual(at('user-management/users'));
    expect(at('user-management/groups/*')).toEqual([
      `${folder}/groups/GroupsPage.tsx`,
      `${folder}/groups/panel/GroupPanel.tsx`,
      ...common,
    ]);
  });

  it('are known for areas whose address depends on the product, and for the profile', () => {
    expect(at(':product-controlling')).toEqual([
      'src/areas/product-controlling/overview/OverviewPage.tsx',
      'src/areas/product-controlling/jobs/jobSchema.ts',
      'src/areas/product-controlling/schedules/scheduleSchema.ts',
      'src/areas/product-controlling/schedules/scheduleSchema.ts',
      'src/areas/product-controlling/reports/reportSchema.ts',
      'i18n/en/records.json',
      'i18n/en/directory.json',
      'i18n/en/product-controlling.json',
    ]);
    expect(at('profile')).toEqual(['src/app/pages/ProfilePage.tsx']);
  });

  it('are listed for certain addresses before those with a placeholder', () => {
    const patterns = Object.keys(modules);
    expect(patterns.indexOf('user-management/users/import')).toBeLessThan(
      patterns.indexOf('user-management/users/:id'),
    );
  });
});
