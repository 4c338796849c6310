import { replaceModule } from './replaceModule.ts';

/**
 * Has Emotion write a component's styles while it is rendered, as it does under React 17, and not in the commit. React
 * renders the first pages in pieces of a few milliseconds; a commit is one piece, of which styles were half
 * (docs/performance.md). A render that is thrown away leaves styles that nothing carries.
 */
export const stylesInRender = () =>
  replaceModule({
    name: 'styles-in-render',
    source: '@emotion/use-insertion-effect-with-fallbacks',
    format: 'esm',
    code: `export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react';
export const useInsertionEffectAlwaysWithSyncFallback = (write) => write();`,
    file: 'vite/stylesInRender.ts',
  });
