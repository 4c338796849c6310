/**
 * Present and former names of a zone, for zones that share a group of `@vvo/tzdb` with others. Source: the file `backward` of the
 * IANA time zone database. Safari lists some zones only by a former name, and does not say that the present one is the same.
 */
const namesOfOneZone: readonly (readonly string[])[] = [
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['America/Argentina/Catamarca', 'America/Catamarca', 'America/Argentina/ComodRivadavia'],
  ['America/Argentina/Cordoba', 'America/Cordoba', 'America/Rosario'],
  ['America/Argentina/Jujuy', 'America/Jujuy'],
  ['America/Argentina/Mendoza', 'America/Mendoza'],
  ['America/Detroit', 'US/Michigan'],
  ['America/Indiana/Indianapolis', 'America/Indianapolis', 'America/Fort_Wayne', 'US/East-Indiana'],
  ['America/Indiana/Knox', 'America/Knox_IN', 'US/Indiana-Starke'],
  ['America/Kentucky/Louisville', 'America/Louisville'],
  ['America/Mazatlan', 'Mexico/BajaSur'],
  ['America/Nuuk', 'America/Godthab'],
  ['Australia/Broken_Hill', 'Australia/Yancowinna'],
  ['Australia/Hobart', 'Australia/Tasmania'],
  ['Australia/Melbourne', 'Australia/Victoria'],
  ['Pacific/Kwajalein', 'Kwajalein'],
  ['Pacific/Pohnpei', 'Pacific/Ponape'],
];

/** The names of the same zone, as far as they are needed. */
export const otherNamesOf = (name: string): readonly string[] =>
  namesOfOneZone.find((names) => names.includes(name)) ?? [];
