import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelOf, labelOf } from '../new-resource/words.ts';

/** What the caller says about an area besides its name. */
export interface AreaWishes {
  /** The name in the menu. */
  readonly caption?: string;
  /** A sentence on its first page. */
  readonly purpose?: string;
  /** The permission key that opens it; default: the name. */
  readonly permission?: string;
  /** The place in the menu; default: the end. */
  readonly order?: number;
  /** A name of `@mui/icons-material`. */
  readonly icon?: string;
}

/** Addresses of the application itself (reading R5). */
const taken = ['login', 'logout', 'forgot-password', 'profile', '404', 'gallery'];

/** Sentences that are true of an area without content, by language; English elsewhere. */
const emptyAreas: Readonly<Record<string, string>> = {
  de: 'Hier gibt es noch nichts.',
  en: 'There is nothing here yet.',
};

/**
 * The files of a new area by path, as the README shows them: description, first page, fixtures, and its texts in each language.
 * @param root the folder of the project
 * @throws Error with the reason in one sentence
 */
export function planArea(root: string, name: string, wishes: AreaWishes = {}): Map<string, string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' is not a name in kebab-case, such as 'catalogue' or 'price-lists'.`);
  const folder = `src/areas/${name}`;
  const others = globSync('src/areas/*/area.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const isTaken = taken.includes(name) || others.some((source) => source.includes(`path: '${name}'`));
  if (isTaken || existsSync(join(root, folder)))
    throw new Error(`The address /${name} or the folder ${folder} is there already. Choose another name.`);
  const { caption = labelOf(name), icon = 'FolderOutlined', permission = name } = wishes;
  if (!existsSync(join(root, `node_modules/@mui/icons-material/${icon}.js`)))
    throw new Error(
      `@mui/icons-material has no icon '${icon}'. They are listed at mui.com/material-ui/material-icons.`,
    );
  const orders = others.map((source) => Number(/^ {2}order: (\d+),$/m.exec(source)?.[1] ?? 0));
  const order = wishes.order ?? Math.max(0, ...orders) + 10;
  const component = `${camelOf(name).replace(/^./, (letter) => letter.toUpperCase())}Page`;

  const languages = readdirSync(join(root, 'i18n')).filter((code) => !code.includes('.'));
  const textsOf = (language: string) => {
    const purpose = wishes.purpose ?? emptyAreas[language] ?? emptyAreas.en;
    return `${JSON.stringify({ caption, purpose }, null, 2)}\n`;
  };
  return new Map([
    [
      `${folder}/area.ts`,
      `import ${icon} from '@mui/icons-material/${icon}';
import { defineArea } from '@/areas/defineArea';

export const area = defineArea({
  path: '${name}',
  permission: '${permission}',
  order: ${order},
  icon: ${icon},
  page: () => import('./${component}').then((m) => m.${component}),
});
`,
    ],
    [
      `${folder}/${component}.tsx`,
      `import ${icon} from '@mui/icons-material/${icon}';
import { FirstPage } from '@/ui/page/FirstPage';

/** The first page of the area: what it is for. */
export function ${component}() {
  return <FirstPage texts="areas.${name}" icon={${icon}} />;
}
`,
    ],
    [
      `${folder}/fixtures.ts`,
      `import { defineFixtures } from '@/fixture-api/defineFixtures';

export const fixtures = defineFixtures({ permission: '${permission}' });
`,
    ],
    ...languages.map((code): [string, string] => [`i18n/${code}/${name}.json`, textsOf(code)]),
  ]);
}
