import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a raw request: `..` in the path stays, and compressed bodies are not decoded. */
export async function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question;
  return new Promise((resolve, reject) => {
    const sent = request(origin, { path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.once('error', reject).end(body);
  });
}
