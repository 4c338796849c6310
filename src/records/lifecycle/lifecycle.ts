import type { SvgIconComponent } from '@mui/icons-material';
import type { RaRecord } from 'react-admin';
import type * as v from 'valibot';
import type { Reference } from '../references/defineReference';

/** A record with a life: the server changes its status by actions, and says in `access` which ones it would refuse. */
export interface LivingRecord extends RaRecord {
  readonly id: string;
  readonly version: number;
  /**
   * For each action that the server would refuse, the code of the reason. What a change of the record would mend does
   * not prevent publishing: its question lists that.
   */
  readonly access: Readonly<Record<string, string>>;
}

/** An action on one record, besides publishing it: `POST <resource>/<id>/actions/<verb>`. */
export interface Verb {
  readonly icon: SvgIconComponent;
  /** Asks first, because it cannot be undone: texts `<verb>Title`, `<verb>Message`. */
  readonly asks?: true;
  /** Always visible; the other verbs are in a menu. */
  readonly urgent?: true;
  /** Visible where the page is wide enough. */
  readonly main?: true;
  /** Makes a draft with the same content, which is opened. */
  readonly copies?: true;
  /** The verb that it takes back, whose line in a row's menu it replaces while it is possible. */
  readonly reverses?: string;
}

/** The description of records with a life. */
export interface Lifecycle<R extends LivingRecord, V extends string = string> {
  readonly reference: Reference<R>;
  /** Parses the record in the server's answers. */
  readonly schema: v.GenericSchema<unknown, R>;
  /**
   * The prefix of the texts: `actions.<verb>`, `actions.done.<verb>`, `actions.<verb>Title` and `actions.<verb>Message`
   * of a verb that asks, `refusals.<code>`.
   */
  readonly texts: string;
  /** Whether a record with these values waits for its start once it is published: the button then says "Schedule". */
  readonly startsLater?: (values: Readonly<Record<string, unknown>>) => boolean;
  /** In the order in which they are offered. */
  readonly verbs: Readonly<Record<V, Verb>>;
}

/** Describes records with a life, for the parts of this folder. */
export const defineLifecycle = <R extends LivingRecord, V extends string>(
  description: Lifecycle<R, V>,
): Lifecycle<R, V> => description;

/** The verbs with their descriptions, in order. */
export function verbsOf<R extends LivingRecord, V extends string>({ verbs }: Lifecycle<R, V>) {
  // The keys of an object are known to TypeScript as texts only.
  return Object.entries(verbs) as [V, Verb][];
}

/** What publishing a record with these values is called: a key of `records.lifecycle`, and the beginning of others. */
export const publishingOf = (
  { startsLater }: Pick<Lifecycle<never>, 'startsLater'>,
  values: Readonly<Record<string, unknown>>,
) => (startsLater?.(values) ? 'schedule' : 'publish');

/** The address of an action below the resource. */
export const actionPath = (id: string, action: string): string =>
  `/${encodeURIComponent(id)}/actions/${action}`;
