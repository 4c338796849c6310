import { defineImport } from '@/records/import/defineImport';
import { ImportPage } from '@/records/import/ImportPage';
import { noteOf, useInitialArgs } from './importArgs';
import { UserImportOptions } from './UserImportOptions';

/** What a file may say about a user. The aliases are English and German, and include the captions of our own export. */
const userImport = defineImport({
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
  ],
});

/** `/user-management/users/import`: users from a CSV file. */
export function UserImport() {
  return <ImportPage import={userImport} />;
}
