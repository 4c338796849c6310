import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { replacedModules } from './modules.ts';

/** What `resolve.alias` is for Vite, for the libraries that Node loads by itself: those of the unit tests. */
registerHooks({
  resolve(specifier, context, next) {
    const file = replacedModules[specifier];
    return file === undefined
      ? next(specifier, context)
      : { url: pathToFileURL(file).href, shortCircuit: true };
  },
});
