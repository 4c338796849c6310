import {
  checkAnswer,
  describeDifferences,
  isHtml,
  parseJson,
  type ReceivedAnswer,
} from '../openapi/checkAnswer.ts';
import { type DescribedCall, findOperation } from '../openapi/findOperation.ts';
import type { ApiDocument } from '../openapi/loadDocument.ts';
import type { Difference } from '../openapi/schemaDifferences.ts';
import type { Call, Client } from './client.ts';
import { Interrupted, NoAnswer } from './noAnswer.ts';
import type { Report } from './report.ts';

/** A status, several, or `2XX` for any success. */
type Expected = number | readonly number[] | '2XX';

/** What a call has given. */
export interface Probed {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What a schema cannot say about an answer: how it depends on the call, or on another answer. */
type Further = (probed: Probed) => readonly Difference[];

/** Makes a call, compares the answer with the document, and reports; undefined when it did not fit. */
export type Probe = (
  what: string,
  call: Call,
  expected?: Expected,
  further?: Further,
) => Promise<Probed | undefined>;

/** Reports a call that is not made, and why. */
export type Skip = (what: string, call: Call, reason: string) => void;

interface Parts {
  readonly document: ApiDocument;
  readonly client: Client;
  readonly report: Report;
  /** The statuses on which the application refreshes: they mean what the document describes as 403. */
  readonly refreshOn: readonly number[];
  readonly stop: AbortSignal;
}

/** Compares an answer that was received already, and reports. */
export type Judge = (
  what: string,
  call: Call,
  answer: ReceivedAnswer,
  expected?: Expected,
  further?: Further,
) => Probed | undefined;

/** A probe, the judgement that it makes, what is passed over, and the described calls so far: `GET /clientapi/v1/users`. */
export function createProbe({ document, client, report, refreshOn, stop }: Parts) {
  const made = new Set<string>();

  function findDescription(call: Call): DescribedCall {
    const described = findOperation(document, call.method, client.documentPath(call));
    if (!described) throw new Error(`docs/openapi.yaml does not describe ${call.method} ${call.path}`);
    return described;
  }

  function descriptionOf(call: Call): DescribedCall {
    const described = findDescription(call);
    made.add(nameOf(described));
    return described;
  }

  function tell(call: DescribedCall, what: string, notes: readonly string[]): void {
    report.add({ result: notes.length === 0 ? 'fits' : 'differs', call: nameOf(call), what, notes });
  }

  const judge: Judge = (what, call, answer, expected = 200, further = () => []) => {
    const described = descriptionOf(call);
    const probed = { status: answer.status, headers: answer.headers, body: parseJson(answer.text) };
    if (!isExpected(answer.status, expected)) {
      tell(described, what, [statusNote(answer, expected)]);
      return undefined;
    }
    const isRefusal =
      refreshOn.includes(answer.status) && described.operation.responses[answer.status] === undefined;
    const read = isRefusal ? { ...answer, status: 403 } : answer;
    const differences = checkAnswer(described, client.urlOf(call).searchParams, read);
    const notes = describeDifferences(differences.length > 0 ? differences : further(probed));
    tell(described, what, notes);
    return notes.length === 0 ? probed : undefined;
  };

  const probe: Probe = async (what, call, expected, further) => {
    if (stop.aborted) throw new Interrupted('The run was ended.');
    try {
      return judge(what, call, await client.send(call), expected, further);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      tell(descriptionOf(call), what, [error.message]);
      return undefined;
    }
  };

  const skip: Skip = (what, call, reason) => {
    report.add({ result: 'skipped', call: nameOf(findDescription(call)), what, notes: [reason] });
  };

  return { probe, judge, skip, made };
}

const nameOf = ({ method, path }: DescribedCall) => `${method} ${path}`;

const isExpected = (status: number, expected: Expected) =>
  expected === '2XX' ? status >= 200 && status < 300 : [expected].flat().includes(status);

function statusNote({ status, headers, text }: ReceivedAnswer, expected: Expected): string {
  const isPage = isHtml(headers, text);
  const hint = status === 429 ? ': too many calls, wait a little and run it again' : '';
  return `status: expected ${[expected].flat().join(' or ')}, found ${status}${isPage ? ', an HTML page' : hint}`;
}
