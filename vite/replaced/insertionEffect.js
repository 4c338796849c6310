/**
 * Has Emotion write a component's styles while it is rendered, as it does under React 17, and not in the commit. React
 * renders the first pages in slices of a few milliseconds; a commit is one piece, of which styles were half
 * (docs/performance.md). A render that is thrown away leaves styles that nothing carries.
 */
export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react';
export const useInsertionEffectAlwaysWithSyncFallback = (write) => write();
