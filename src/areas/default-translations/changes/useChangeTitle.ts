import { useTranslate } from 'react-admin';
import { useLanguageName } from '../translations/textFilters';
import type { Change } from './changeSchema';

const texts = 'areas.default-translations.changes';

/** A change and its languages in words. */
export function useChangeTitle() {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  return {
    titleOf({ kind, op = '', args = {} }: Change): string {
      const { find = '', replace = '', from = '', tags = [], file = '' } = args;
      const placeholders = {
        find,
        replace,
        from: nameOf(String(from)),
        tags: [tags].flat().join(', '),
        file,
      };
      const importName = file === '' ? 'import' : 'importOf';
      const name = kind === 'bulk' ? op : kind === 'import' ? importName : kind;
      return translate(`${texts}.titles.${name}`, { ...placeholders, _: translate(`${texts}.titles.other`) });
    },
    languagesOf: ({ languages }: Pick<Change, 'languages'>) => languages.map(nameOf).join(', '),
  };
}
