import { useMemo } from 'react';
import { dayOfCell } from '@/records/dates/calendarDate';
import { defineImport, type ImportDescription, normalizedCaption } from '@/records/import/defineImport';
import { attributeExample, attributeProblem, useUserAttributes } from '../attributes/userAttributes';
import { noteOf, useInitialArgs } from './importArgs';
import { UserImportOptions } from './UserImportOptions';

/** What a file may say about a user. The aliases are English and German, and include the captions of our own export. */
export const userImport = defineImport({
  resource: 'user-management/users',
  name: 'users',
  texts: 'areas.user-management.import',
  key: 'email',
  label: 'name',
  details: ['roles', 'groups'],
  modes: ['skip', 'update'],
  createdField: 'createdAt',
  options: { useInitial: useInitialArgs, Fields: UserImportOptions, noteOf },
  columns: [
    {
      name: 'email',
      aliases: [
        'mail',
        'emailaddress',
        'mailaddress',
        'emailadresse',
        'mailadresse',
        'useremail',
        'userprincipalname',
      ],
    },
    {
      name: 'name',
      aliases: [
        'fullname',
        'displayname',
        'vollername',
        'vollstandigername',
        'anzeigename',
        'vorundnachname',
        'nutzer',
        'benutzer',
      ],
    },
    {
      name: 'roles',
      list: true,
      unknown: 'unknown_role',
      aliases: ['role', 'userroles', 'rollen', 'rolle', 'nutzerrollen', 'benutzerrollen'],
    },
    {
      name: 'groups',
      list: true,
      unknown: 'unknown_group',
      aliases: ['group', 'teams', 'team', 'gruppen', 'gruppe', 'abteilung', 'department'],
    },
    {
      name: 'language',
      unknown: 'unknown_language',
      aliases: ['lang', 'locale', 'languagecode', 'preferredlanguage', 'sprache', 'sprachcode'],
    },
    {
      name: 'endsOn',
      read: dayOfCell,
      unknown: 'invalid_day',
      aliases: ['lastday', 'enddate', 'expires', 'expirydate', 'letztertag', 'enddatum', 'austritt'],
    },
  ],
});

/** The import with the publisher's own fields, which files name by their captions or names. */
export function useUserImport(): ImportDescription {
  const attributes = useUserAttributes();
  return useMemo(() => {
    const own = attributes.map((attribute) => ({
      name: attribute.source,
      label: attribute.caption,
      example: attributeExample(attribute),
      aliases: [attribute.caption, attribute.name].map(normalizedCaption),
      check: (value: string) => attributeProblem(attribute, value),
      ...(attribute.type === 'date' && { read: dayOfCell }),
    }));
    // A publisher who has a field for the department means that, and not the groups.
    const taken = new Set(own.flatMap(({ aliases }) => aliases));
    const usual = userImport.columns.map(({ aliases = [], ...column }) => ({
      ...column,
      aliases: aliases.filter((alias) => !taken.has(alias)),
    }));
    return { ...userImport, columns: [...usual, ...own] };
  }, [attributes]);
}
