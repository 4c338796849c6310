import * as v from 'valibot';
import type { Option } from '../inputs/options';
import type { Reference } from '../references/defineReference';

/** How a condition is set and told. */
type Kind =
  /** Several of a few values: checkboxes. The text of a value is `<texts>.<value>`. */
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly texts: string }
  /** One of a few values: a select. The texts are as above. */
  | { readonly kind: 'select'; readonly values: readonly string[]; readonly texts: string }
  | { readonly kind: 'flag' }
  /** What is typed: one word, or several parted by commas, of which one suffices. */
  | { readonly kind: 'text'; readonly multiple: boolean }
  | { readonly kind: 'reference'; readonly reference: Reference; readonly multiple: boolean }
  | { readonly kind: 'oneOf'; readonly useOptions: UseOptions; readonly useName: UseName }
  /** `never` is the flag that excludes it. */
  | { readonly kind: 'days'; readonly usual: readonly number[]; readonly never: string }
  /** A day at one end of a range; `until` is the condition for its last day, which the same input sets. */
  | {
      readonly kind: 'day';
      readonly end: 'from' | 'until';
      readonly until: string;
      /** Its field has moments, so that the day belongs to a zone. */
      readonly moments: boolean;
      readonly told: Told;
    };

/** Tells a day in a language, and the zone where that is not the reader's: the list of a filter without days does not load what it takes. */
type Told = (value: unknown, locale: string) => { readonly day: string; readonly zone: string | undefined };

/** The options of a select, with the one that is chosen even where the list lacks it. */
export type UseOptions = (value: string) => { readonly options: readonly Option[]; readonly failed: boolean };
export type UseName = () => (value: string) => string;

/** A condition of a filter: what its value must be, its input in the panel, how its chip tells it. */
export type FilterField = Kind & {
  readonly schema: v.GenericSchema;
  /** Only links set it: it has a chip and no input. */
  readonly hidden?: boolean;
};

/** What a list can be narrowed to. */
export interface FilterDescription {
  /**
   * The key of the texts: for each field `<key>.condition` for its chip, `<key>.label` and perhaps `<key>.help` for its input; perhaps `show`
   * and `showAll` for the button that closes the panel.
   */
  readonly texts: string;
  /** By the server's words, in the order of the panel. */
  readonly fields: Readonly<Record<string, FilterField>>;
}

/** The value of a condition as far as it can be understood: undefined where there is none or it makes no sense. */
export function conditionValue(filters: FilterDescription, key: string, values: Conditions): unknown {
  const field = Object.hasOwn(filters.fields, key) ? filters.fields[key] : undefined;
  const parsed = field && v.safeParse(field.schema, values[key]);
  return parsed?.success ? parsed.output : undefined;
}

type Conditions = Readonly<Record<string, unknown>>;

/** The keys of all conditions in force but the search text, unknown ones too: unseen, they would look like missing records. */
export function conditionKeys(values: Conditions): string[] {
  return Object.keys(values).filter((key) => key !== 'q');
}
