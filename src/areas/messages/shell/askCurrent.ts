import type { Following } from '@/areas/shellDefinition';
import { type Current, currentSchema } from './currentSchema';

/** What the server has answered, and when by the clock of the page. */
export interface Answered {
  readonly answer: Current;
  readonly language: string;
  readonly asked: number;
  readonly at: number;
}

/** Asks what waits for the reader; a server that is told what is known answers with it alone. Rejects with an ApiError. */
export async function askCurrent({ ask }: Pick<Following, 'ask'>, known = ''): Promise<Answered> {
  const language = document.documentElement.lang;
  const asked = performance.now();
  const query = new URLSearchParams({ language, ...(known && { known }) });
  const answer = await ask(currentSchema, { path: `admin/current-messages?${query}` });
  return { answer, language, asked, at: performance.now() };
}
