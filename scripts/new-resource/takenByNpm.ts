/**
 * Options in front of `--` go to npm, which leaves them in the environment: `--dry-run` as `npm_config_dry_run`. Without
 * this check, a command would run as if they had not been given.
 * @returns the options that npm has taken, as typed
 */
export function takenByNpm(
  options: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const takenOptions = options.filter(
    (name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  return takenOptions.map((name) => `--${name}`);
}
