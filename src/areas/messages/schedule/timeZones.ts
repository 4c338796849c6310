import { rawTimeZones } from '@vvo/tzdb';
import { otherNamesOf } from './formerZoneNames';

/** A time zone under its present name, with all its present and former names. */
interface TimeZone {
  readonly name: string;
  readonly names: readonly string[];
  /** Its country and largest cities, in English. */
  readonly places: readonly string[];
}

const utc = {
  name: 'UTC',
  group: ['Etc/UTC', 'Etc/UCT', 'Etc/Zulu', 'Zulu'],
  countryName: '',
  mainCities: [],
};

/** The zones that this browser knows. The list is large, so it is loaded together with its field. */
export const timeZones: readonly TimeZone[] = readZones(Intl.supportedValuesOf('timeZone'), nameHere);

/**
 * The list groups zones that have the same clocks today, such as Detroit and New York. Zones that the browser tells
 * apart are separated again, each with the names that the browser maps to it. `nameOf` is the browser's name for a zone.
 */
export function readZones(
  browserList: readonly string[],
  nameOf: (timeZone: string) => string | undefined,
): TimeZone[] {
  const supportedNames = new Set([...browserList, 'UTC']);
  return [...rawTimeZones, utc].flatMap(({ name, group, countryName, mainCities }) => {
    const names = [...new Set([name, ...group])];
    const supported = names.filter((each) => supportedNames.has(each));
    const [main] = supported;
    const all = names.map((each) => {
      const known = supportedNames.has(each) ? each : nameOf(each);
      const zone = [known, ...otherNamesOf(each)].find((other) => other && supported.includes(other)) ?? main;
      return { name: each, isKnown: known !== undefined, zone };
    });
    return supported.map((supportedName) => {
      const zone = all.filter((each) => each.zone === supportedName);
      const zoneNames = zone.map((each) => each.name);
      // The browser may be older than a name.
      const currentName = zone.find(({ isKnown }) => isKnown)?.name ?? supportedName;
      // The cities belong to the zone that names the group.
      const cities = zoneNames.includes(name) ? mainCities : [];
      return { name: currentName, names: zoneNames, places: [countryName, ...cities] };
    });
  });
}

/** This browser's name for a zone; undefined if the browser is older than the name. */
function nameHere(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
