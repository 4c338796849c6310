/**
 * Has the browser fetch scripts before they are asked for.
 * @param how `modulepreload` for what is needed at once, `prefetch` for what may be needed later
 * @param files addresses of scripts
 */
export function fetchAhead(how: 'modulepreload' | 'prefetch', files: Iterable<string>): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = how;
    link.href = file;
    // As Vite asks for them: another mode would fetch them twice.
    link.crossOrigin = '';
    document.head.append(link);
  }
}
