import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts a script that serves an application in a process of its own, until this process ends.
 * @param args the script and its arguments
 * @returns the origin that it prints as `application <origin>`
 * @throws Error if it ends without having printed one
 */
export async function startServer(...args: readonly string[]): Promise<string> {
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => server.kill());
  for await (const line of createInterface(server.stdout)) {
    const [, origin] = /application (\S+)/.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error(`${args[0]} does not start`);
}
