/** Whether a release is at least the wanted one; parts are compared as numbers, so 10.0.0 is newer than 9.0.0. */
export function isNewEnough(release: string, minRelease: string | undefined): boolean {
  if (minRelease === undefined) return true;
  const [parts, minParts] = [release, minRelease].map((text) => text.split('.').map(Number));
  for (let part = 0; part < Math.max(parts?.length ?? 0, minParts?.length ?? 0); part++) {
    const difference = (parts?.[part] ?? 0) - (minParts?.[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
