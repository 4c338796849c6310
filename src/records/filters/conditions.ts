import * as v from 'valibot';
import type { Option } from '../inputs/options';
import type { Reference } from '../references/defineReference';

/** The kinds of conditions, each with what its input and chip need. */
type Kind =
  /** Several of a few values, as checkboxes. The text of a value is `<texts>.<value>`. */
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly texts: string }
  /** One of a few values, as a select. Texts as above; without any the values are shown as they are. */
  | { readonly kind: 'select'; readonly values: readonly string[]; readonly texts?: string }
  | { readonly kind: 'flag' }
  /** Typed text: one word, or several separated by commas, any of which may match. */
  | { readonly kind: 'text'; readonly multiple: boolean }
  | { readonly kind: 'reference'; readonly reference: Reference; readonly multiple: boolean }
  | { readonly kind: 'oneOf'; readonly useOptions: UseOptions; readonly useName: UseName }
  /** `never` is the name of the flag that excludes it. */
  | { readonly kind: 'days'; readonly choices: readonly number[]; readonly never: string }
  /** A day at one end of a range; `until` names the condition of its last day, which the same input sets. */
  | {
      readonly kind: 'day';
      readonly end: 'from' | 'until';
      readonly until: string;
      /** The field holds timestamps, so the day belongs to a time zone. */
      readonly moments: boolean;
    };

/** The options of a select, including the chosen one even if the list lacks it. */
export type UseOptions = (value: string) => {
  readonly options: readonly Option[];
  readonly isFailed: boolean;
};
export type UseName = () => (value: string) => string;

/** A condition of a filter: the schema of its value, and what its input and chip need. */
export type FilterField = Kind & {
  /** Instead of the filter's texts, for a field that is known only at run time; the chip says `<label>: <value>`. */
  readonly label?: string;
  readonly schema: v.GenericSchema;
  /** Only links set it: it has a chip but no input. */
  readonly hidden?: boolean;
  /** Whether something else on the page shows this value, such as a tab: then it has no chip and does not count. */
  readonly isShownElsewhere?: (value: unknown) => boolean;
};

/** The filters of a list. */
export interface FilterDescription {
  /**
   * The prefix of the texts: for each field `<key>.condition` for its chip, `<key>.label` and optionally `<key>.help`
   * for its input; optionally `show` and `showAll` for the button that closes the panel.
   */
  readonly texts: string;
  /** By the server's names, in the order of the panel. */
  readonly fields: Readonly<Record<string, FilterField>>;
}

/** The name of a value of a `choice` or `select`. */
export const valueName = (translate: (key: string) => string, texts: string | undefined, value: string) =>
  texts === undefined ? value : translate(`${texts}.${value}`);

/** The parsed value of a condition; undefined if it is absent or invalid. */
export function conditionValue(filters: FilterDescription, key: string, values: Conditions): unknown {
  const field = Object.hasOwn(filters.fields, key) ? filters.fields[key] : undefined;
  const parsed = field && v.safeParse(field.schema, values[key]);
  return parsed?.success ? parsed.output : undefined;
}

type Conditions = Readonly<Record<string, unknown>>;

/**
 * The keys of all active conditions except the search text and what is shown elsewhere. Unknown ones are included:
 * hidden, they would look like missing records.
 */
export function conditionKeys(filters: FilterDescription, values: Conditions): string[] {
  const isShown = (key: string) => {
    const value = conditionValue(filters, key, values);
    return value !== undefined && filters.fields[key]?.isShownElsewhere?.(value) === true;
  };
  return Object.keys(values).filter((key) => key !== 'q' && !isShown(key));
}
