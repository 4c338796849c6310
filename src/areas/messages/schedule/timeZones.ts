import { rawTimeZones } from '@vvo/tzdb';

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
export const timeZones: readonly TimeZone[] = readZones();

/**
 * The list groups zones that have the same clocks today, such as Detroit and New York. Zones that the browser tells
 * apart are separated again, each with the names that the browser maps to it.
 */
function readZones(): TimeZone[] {
  const supportedNames = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return [...rawTimeZones, utc].flatMap(({ name, group, countryName, mainCities }) => {
    const all = [...new Set([name, ...group])].map((each) => ({
      name: each,
      supportedName: supportedNames.has(each) ? each : nameHere(each),
    }));
    const supported = new Set(all.flatMap(({ name: each }) => (supportedNames.has(each) ? each : [])));
    const [main] = supported;
    return [...supported].map((supportedName) => {
      const zone = all.filter(
        (each) =>
          (each.supportedName && supported.has(each.supportedName) ? each.supportedName : main) ===
          supportedName,
      );
      const names = zone.map((each) => each.name);
      // The browser may be older than a name.
      const currentName = zone.find((each) => each.supportedName !== undefined)?.name ?? supportedName;
      // The cities belong to the zone that names the group.
      const cities = names.includes(name) ? mainCities : [];
      return { name: currentName, names, places: [countryName, ...cities] };
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
