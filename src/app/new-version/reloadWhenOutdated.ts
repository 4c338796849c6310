import { markReload } from '../preferences/reloadMark';
import type { VersionWatch } from './versionWatch';

interface ReloadOptions {
  readonly hasUnsavedForms: () => boolean;
  readonly reload?: () => void;
}

/**
 * Reloads if the server has another build, once per build and never if input would be lost.
 * @returns `outdated` if the user can reload, `failed` if a retry may help; never returns while reloading
 */
export async function reloadWhenOutdated(
  versions: Pick<VersionWatch, 'look'>,
  { hasUnsavedForms, reload = () => location.reload() }: ReloadOptions,
): Promise<'failed' | 'outdated'> {
  const build = await versions.look();
  if (build === undefined) return 'failed';
  if (hasUnsavedForms() || !markReload(build)) return 'outdated';
  reload();
  return new Promise(() => {});
}
