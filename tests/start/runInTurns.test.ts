import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runInTurns } from '../../src/start/runInTurns';

const events: string[] = [];
/** The address of a module that tells when it runs. */
const tells = (name: string) => `data:text/javascript,globalThis.tell(${JSON.stringify(name)})`;

beforeEach(() => {
  events.length = 0;
  vi.stubGlobal('tell', (name: string) => {
    events.push(name);
    setTimeout(() => events.push(`the visitor after ${name}`));
  });
});

describe('the scripts of the application', () => {
  it('run one after the other, and the browser answers in between', async () => {
    await runInTurns([tells('1'), tells('2')]);
    expect(events).toEqual(['1', 'the visitor after 1', '2', 'the visitor after 2']);
  });

  it('end with the first that does not arrive, without an error', async () => {
    await runInTurns([tells('3'), 'data:text/javascript,throw new Error("gone")', tells('4')]);
    expect(events).toEqual(['3', 'the visitor after 3']);
  });
});
