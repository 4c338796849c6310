import type { BuiltFile } from './builtFiles.ts';

/** A build that is served, with its sign-in page. */
export interface Application {
  readonly origin: string;
  readonly build: ReadonlyMap<string, BuiltFile>;
  /** The address of the sign-in page, below the origin. */
  readonly signInPath: string;
  /** The first field of the sign-in form, once it can be used. */
  readonly signInField: string;
}
