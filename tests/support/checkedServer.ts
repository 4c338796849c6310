import type { AreaFixtures } from '@/fixture-api/defineFixtures';
import type { createServer, Server } from '@/fixture-api/server';
import { checkAnswer } from '../../scripts/openapi/checkAnswer';
import { documentPath, findOperation, isGeneric } from '../../scripts/openapi/findOperation';
import { loadDocument } from '../../scripts/openapi/loadDocument';

const load = () => ({ document: loadDocument(), checkAnswer, findOperation });

/** The document and its compiled schemas, on the window, because this module loads again for each test file. */
const key = Symbol.for('documented answers');
const scope: typeof globalThis & { [key]?: ReturnType<typeof load> } = globalThis;
scope[key] ??= load();
const documented = scope[key];

/** A server of the fixture API that reports differences between its responses and `docs/openapi.yaml`. */
export function withCheckedAnswers(
  server: Server,
  areas: Parameters<typeof createServer>[1],
  report: (fault: string) => void,
): Server {
  const { bases } = server.settings;

  async function check(request: Request, response: Response): Promise<void> {
    const path = documentPath(request.url, bases);
    const call =
      path === undefined ? undefined : documented.findOperation(documented.document, request.method, path);
    if (path === undefined || !call || (isGeneric(call) && !isResource(path, areas))) return;
    const { status, headers } = response;
    const answer = { status, headers, text: await response.text() };
    const differences = documented.checkAnswer(call, new URL(request.url).searchParams, answer);
    if (differences.length === 0) return;
    // Lists tend to repeat their differences.
    report(`${call.method} ${call.path} ${status}: ${differences.slice(0, 5).join('; ')}`);
  }

  return {
    ...server,
    async answer(call, request, params) {
      const response = await server.answer(call, request, params);
      // Scenarios violate the contract deliberately.
      if (server.play.names.length === 0) await check(request, response.clone());
      return response;
    },
  };
}

// A test's own area may have custom calls, which are not documented.
const isResource = (path: string, areas: readonly AreaFixtures[]) =>
  areas.some(({ resources = {} }) => path.split('/').some((segment) => segment in resources));
