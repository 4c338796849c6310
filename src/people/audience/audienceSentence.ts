import { languageTag } from '@/api/languageCode';
import { isolate } from '@/ui/isolate';
import { groupPath } from '../readModels';
import {
  type Audience,
  type AudiencePart,
  type AudienceTarget,
  audienceTypes,
  isNobody,
  optionId,
} from './audience';

export interface AudienceNames {
  readonly options: ReadonlyMap<string, AudienceTarget>;
  /** `failed`: no name could be loaded. `complete`: parts without a name no longer exist. */
  readonly state: 'loading' | 'failed' | 'complete';
}

interface Words {
  readonly translate: (key: string, options?: Record<string, unknown>) => string;
  readonly locale: string;
  readonly languageName: (code: string) => string;
}

const texts = 'people.audience';

/** Joins names as a language does: 'A, B and C', or 'A, B or C'. */
export function joinNames(
  names: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction',
): string {
  try {
    return new Intl.ListFormat(languageTag(locale), { type }).format(names);
  } catch {
    // The code is well formed, but the browser does not know it.
    return new Intl.ListFormat('en', { type }).format(names);
  }
}

/** The name of a group, role or person, a group's with its path; `write` formats its own name. */
export function optionName(
  option: Pick<AudienceTarget, 'type' | 'path' | 'name'>,
  translate: Words['translate'],
  write: (name: string) => string = (name) => name,
): string {
  if (option.type === 'role') return translate(`${texts}.role`, { name: write(option.name) });
  return write(groupPath(option));
}

function namesOf(
  parts: readonly AudiencePart[],
  { options, state }: AudienceNames,
  translate: Words['translate'],
) {
  if (state === 'failed') return [translate(`${texts}.nameless`, { smart_count: parts.length })];
  const isMissing = (part: AudiencePart) => !options.has(optionId(part));
  const names = parts.flatMap((part) => {
    const option = options.get(optionId(part));
    if (option === undefined) return [];
    const name = optionName(option, translate, isolate);
    return part.within ? translate(`${texts}.withSubgroups`, { name }) : name;
  });
  if (state === 'loading') return parts.some(isMissing) ? [...names, '…'] : names;
  const deleted = audienceTypes.flatMap((type) => {
    const count = parts.filter((part) => part.type === type && isMissing(part)).length;
    return count === 0 ? [] : translate(`${texts}.deleted.${type}`, { smart_count: count });
  });
  return [...names, ...deleted];
}

/** An audience as a sentence without a full stop: 'Editorial with subgroups and Editor (role), except Interns'. */
export function audienceSentence(audience: Audience, names: AudienceNames, words: Words): string {
  const { translate, locale, languageName } = words;
  const { everyone, include, exclude, languages } = audience;
  if (isNobody(audience)) return translate(`${texts}.nobody`);
  const join = (parts: readonly AudiencePart[]) =>
    joinNames(namesOf(parts, names, translate), locale, 'conjunction');
  let sentence = everyone ? translate(`${texts}.everybody`) : join(include);
  if (exclude.length > 0) {
    sentence = translate(`${texts}.but`, { who: sentence, excluded: join(exclude) });
  }
  if (languages.length > 0) {
    const languageNames = joinNames(languages.map(languageName), locale, 'disjunction');
    sentence = translate(`${texts}.reading`, { who: sentence, languages: languageNames });
  }
  return sentence;
}
