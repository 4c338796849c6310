import { globSync, readFileSync } from 'node:fs';

/**
 * Where a resource of this name is under the client API already: the server has one address for both.
 * @returns the path of the description, or undefined
 */
export function descriptionWith(name: string): string | undefined {
  return [...globSync('src/areas/*/area.ts'), 'src/directory/resources.ts'].find((path) =>
    readFileSync(path, 'utf8')
      .split(/(?=name: ')/)
      .some(
        (entry) =>
          entry.startsWith(`name: '${name}'`) &&
          (/base: '(\w+)'/.exec(entry)?.[1] ?? 'clientApi') === 'clientApi',
      ),
  );
}
