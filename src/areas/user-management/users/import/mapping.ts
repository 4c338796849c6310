/** What a row of a file may say about a user, in the order of the form. */
export const targetFields = ['email', 'name', 'roles', 'groups', 'language'] as const;
export type TargetField = (typeof targetFields)[number];

/** Which column (its index) each field comes from; null when the file does not say. */
export type Mapping = Readonly<Record<TargetField, number | null>>;

/** Captions that mean a field, in English and German, without case, marks and punctuation. */
const aliases: Readonly<Record<TargetField, readonly string[]>> = {
  email: ['email', 'mail', 'emailaddress', 'mailaddress', 'emailadresse', 'mailadresse', 'useremail'],
  name: [
    'name',
    'fullname',
    'displayname',
    'vollername',
    'vollstandigername',
    'anzeigename',
    'vorundnachname',
    'nutzer',
    'benutzer',
  ],
  roles: ['roles', 'role', 'userroles', 'rollen', 'rolle', 'nutzerrollen', 'benutzerrollen'],
  groups: ['groups', 'group', 'teams', 'team', 'gruppen', 'gruppe', 'abteilung', 'department'],
  language: ['language', 'lang', 'locale', 'languagecode', 'preferredlanguage', 'sprache', 'sprachcode'],
};

/** The mapping that the header of a file suggests; an earlier alias wins, and no column serves twice. */
export function suggestMapping(columns: readonly string[]): Mapping {
  const captions = columns.map(bare);
  const taken = new Set<number>();
  const find = (field: TargetField): number | null => {
    for (const alias of aliases[field]) {
      const index = captions.findIndex((caption, at) => caption === alias && !taken.has(at));
      if (index === -1) continue;
      taken.add(index);
      return index;
    }
    return null;
  };
  return {
    email: find('email'),
    name: find('name'),
    roles: find('roles'),
    groups: find('groups'),
    language: find('language'),
  };
}

function bare(caption: string): string {
  return caption
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
