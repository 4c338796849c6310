/** Says on the error output what is being done, so that the output holds the table alone. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
