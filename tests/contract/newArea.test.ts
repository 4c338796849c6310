import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planArea } from '../../scripts/new-area/planArea';
import { readmeFiles } from '../support/readmeExample';

const root = '.';

describe('npm run new:area', () => {
  it('writes what the README shows', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toContain('npm run new:area catalogue -- --icon MenuBookOutlined --order 75');
    const wishes = { icon: 'MenuBookOutlined', order: 75, purpose: 'The books that the publisher sells.' };
    const files = planArea(root, 'catalogue', wishes);
    const shown = readmeFiles('Add an area');
    // The README shows two languages; one that was added (`new:language`) has its file too.
    const languages = readdirSync('i18n').filter((name) => !name.endsWith('.json'));
    const texts = languages.map((code) => `i18n/${code}/catalogue.json`);
    expect(new Set(files.keys())).toEqual(new Set([...shown.keys(), ...texts]));
    for (const [path, content] of files) {
      if (!path.endsWith('.json')) expect(content).toBe(shown.get(path));
    }
    expect(JSON.parse(files.get('i18n/en/catalogue.json') ?? '')).toEqual({
      caption: 'Catalogue',
      purpose: 'The books that the publisher sells.',
    });
  });

  it('takes caption, permission, place and first sentence from the name where none is given', () => {
    const files = planArea(root, 'price-lists');
    // The last of the areas has 80.
    expect(files.get('src/areas/price-lists/area.ts')).toMatch(/permission: 'price-lists',\n {2}order: 90,/);
    expect(files.get('src/areas/price-lists/PriceListsPage.tsx')).toContain('texts="areas.price-lists"');
    expect(JSON.parse(files.get('i18n/de/price-lists.json') ?? '')).toEqual({
      caption: 'Price lists',
      purpose: 'Hier gibt es noch nichts.',
    });
  });

  it.each([
    ['Price lists', {}, "'Price lists' is not a name in kebab-case"],
    ['messages', {}, '/messages or the folder src/areas/messages is there already'],
    ['profile', {}, '/profile or the folder'],
    ['catalogue', { icon: 'Bookk' }, "@mui/icons-material has no icon 'Bookk'"],
  ])('refuses %s %j with the reason', (name, wishes, reason) => {
    expect(() => planArea(root, name, wishes)).toThrow(reason);
  });
});
