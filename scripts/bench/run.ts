import { spawn } from 'node:child_process';

/**
 * Runs a command with its output on the error output.
 * @throws Error when it cannot be started or does not end well
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd = process.cwd() }: { cwd?: string } = {},
): Promise<void> {
  // Vite's server, which loads the fixture API, sets NODE_ENV for this process: a build must not inherit it.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 2, 2] });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}
