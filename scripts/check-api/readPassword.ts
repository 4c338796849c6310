import { text } from 'node:stream/consumers';
import { CannotRun } from './noAnswer.ts';

const [enter, newLine, endOfText, endOfTransmission, backspace, erase] = [
  '\r',
  '\n',
  '\u0003',
  '\u0004',
  '\b',
  '\u007f',
];

/**
 * Asks for the password on the terminal, without showing it; reads the first line of the standard input where that is
 * no terminal.
 * @throws CannotRun when there is none, or the person gave up
 */
export async function readPassword(input: NodeJS.ReadStream, output: NodeJS.WritableStream): Promise<string> {
  const password = input.isTTY ? await typed(input, output) : firstLine(await text(input));
  if (password === '')
    throw new CannotRun('No password was given: type it, or pass it on the standard input.');
  return password;
}

const firstLine = (all: string) => /^[^\r\n]*/.exec(all)?.[0] ?? '';

async function typed(input: NodeJS.ReadStream, output: NodeJS.WritableStream): Promise<string> {
  output.write('Password: ');
  input.setRawMode(true);
  input.setEncoding('utf8');
  const characters: string[] = [];
  try {
    for await (const chunk of input) {
      for (const character of String(chunk)) {
        if (character === enter || character === newLine || character === endOfTransmission) {
          return characters.join('');
        }
        if (character === endOfText) throw new CannotRun('No password was given.');
        if (character === backspace || character === erase) characters.pop();
        else characters.push(character);
      }
    }
    return characters.join('');
  } finally {
    input.setRawMode(false);
    output.write('\n');
  }
}
