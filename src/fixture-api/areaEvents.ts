import { type Account, serverItself } from './accounts';
import type { Resources } from './crud/createResources';
import type { AreaFixtures } from './defineFixtures';

/** What areas do without a call of theirs. */
export function createAreaEvents(areas: readonly AreaFixtures[], resources: Resources) {
  return {
    /** Lets the areas make the changes that have become due. */
    makeDueChanges(): void {
      for (const { due } of areas) {
        const work = due?.(resources.store, resources.now());
        if (work === undefined) continue;
        const context = resources.context(serverItself);
        resources.attempt(undefined, serverItself, (changes) => work(changes, context));
      }
    },
    /** Lets the areas follow up a sign-in, or one that failed. */
    followUp: (event: 'signedIn' | 'signInFailed') => (account: Account) => {
      for (const { [event]: follow } of areas) {
        if (follow)
          resources.attempt(undefined, account, (changes) => follow(changes, resources.context(account)));
      }
    },
  };
}
