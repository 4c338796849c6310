import { describedCalls, isGeneric } from '../openapi/findOperation.ts';
import { loadDocument } from '../openapi/loadDocument.ts';
import { createClient } from './client.ts';
import { createProbe } from './createProbe.ts';
import { checkDashboard } from './dashboardCalls.ts';
import { checkFigures } from './figureCalls.ts';
import { checkGrants } from './grantCalls.ts';
import { checkFlows, checkGuides } from './guideCalls.ts';
import { checkFilms, checkHelp } from './helpCalls.ts';
import { checkAudiences, checkDryRuns, checkReading, checkSharedViews } from './managedCalls.ts';
import { checkMessages, checkReader } from './messageCalls.ts';
import { checkModules } from './moduleCalls.ts';
import { Interrupted } from './noAnswer.ts';
import type { Config } from './readConfig.ts';
import { createReport, type Report } from './report.ts';
import { checkProfile, checkRefusals, checkTokenEndpoint } from './sessionCalls.ts';
import { type Credentials, signIn } from './signIn.ts';
import { checkTexts } from './textCalls.ts';
import { checkSaving, checkWriting, writingOperations } from './writeCalls.ts';

export interface CheckOptions extends Credentials {
  /** Relative bases are put behind it. */
  readonly url: URL;
  readonly config: Config;
  /** True: with calls that change records, all of them the run's own. */
  readonly write: boolean;
  /** How long a call may take. */
  readonly seconds: number;
  readonly print: (line: string) => void;
  /** Ends the run before its next call; what it has created is deleted all the same. */
  readonly stop: AbortSignal;
}

const managed = 'user-management';
/** Behind the key of the product. */
const controlling = '-controlling';

/**
 * Compares a server with `docs/openapi.yaml`, call by call. No password, token or value of an answer is printed.
 * @returns true when everything fits
 * @throws CannotRun when nobody could be signed in; Interrupted when `stop` ended it
 */
export async function checkApi(options: CheckOptions): Promise<boolean> {
  const { url, config, write, seconds, print, stop } = options;
  const { refreshOn } = config.session;
  const document = loadDocument();
  const client = createClient(url, config, seconds);
  const report = createReport(print);
  const { probe, judge, skip, made } = createProbe({ document, client, report, refreshOn, stop });

  let isManager: boolean | undefined;
  let seesFigures = false;
  try {
    if (await signIn(judge, client, config, options)) {
      await checkTokenEndpoint(probe, client, config);
      const person = await checkProfile(probe);
      await checkRefusals(probe, config);
      isManager = person?.permissions.includes(managed);
      if (write && person) await checkSaving(probe, person.name);
      // The key of any area will do; every key but this one is that of an area.
      if (person?.permissions.some((key) => key !== 'profile')) await checkAudiences(probe);
      if (person) await checkReader(probe);
      if (person) await checkHelp(probe);
      if (person?.permissions.includes('default-translations')) await checkTexts(probe);
      if (person?.permissions.includes('admin_messages')) await checkMessages(probe);
      if (person) await checkGuides(probe);
      if (person?.permissions.includes('onboarding-wizard')) await checkFlows(probe);
      if (person?.permissions.includes('website-modules')) await checkModules(probe);
      if (person?.permissions.includes('video-help')) await checkFilms(probe);
      seesFigures = person?.permissions.some((key) => key.endsWith(controlling)) ?? false;
      if (seesFigures) await checkFigures(probe);
      if (person?.permissions.includes('dashboard')) await checkDashboard(probe);
      if (isManager) {
        await checkDryRuns(probe, await checkReading(probe));
        await checkGrants(probe, skip);
        if (config.calls.sharedViews === describedViews) await checkSharedViews(probe);
        if (write) await checkWriting(probe, client, print);
      }
    }
    reportSkipped(report, document, made, { isManager, seesFigures, write, calls: config.calls });
    return report.counts.differs === 0;
  } catch (error) {
    if (error instanceof Interrupted) print('The run was ended.');
    throw error;
  } finally {
    if (made.size > 0) print(report.summary());
  }
}

/** Where the document has the shared views; a deployment may keep them elsewhere. */
const describedViews = 'admin/shared-views';

/** Says why each described call that was not made was not. */
function reportSkipped(
  report: Report,
  document: Parameters<typeof describedCalls>[0],
  made: ReadonlySet<string>,
  {
    isManager,
    seesFigures,
    write,
    calls,
  }: {
    isManager: boolean | undefined;
    seesFigures: boolean;
    write: boolean;
    calls: Config['calls'];
  },
): void {
  for (const described of describedCalls(document)) {
    const { method, path, operation } = described;
    const call = `${method} ${path}`;
    if (made.has(call) || isGeneric(described)) continue;
    const writes = writingOperations.includes(operation.operationId ?? '');
    const changesPeople =
      method !== 'GET' && operation.tags.includes('Users') && !path.includes('/users/actions/');
    report.add({ result: 'skipped', call, what: operation.summary, notes: [reason()] });

    function reason(): string {
      if (isManager === undefined) return 'a call before it did not fit';
      if (operation.tags.includes('Translations')) return 'would change a text';
      if (operation.tags.includes('Dashboard')) return 'would change a dashboard';
      if (operation.tags.includes('Messages'))
        return method === 'GET' ? 'no message on the first page keeps its readers' : 'would change a message';
      if (operation.tags.includes('Website modules')) return 'would change a module';
      if (operation.tags.includes('Video help')) return 'would change a film';
      if (operation.tags.includes('Guides')) return 'would change a guide';
      if (operation.tags.includes('Figures'))
        return seesFigures
          ? 'would make a file or send a report'
          : `the account lacks {product}${controlling}`;
      if (!isManager && !operation.tags.includes('Session')) return `the account lacks ${managed}`;
      if (writes && !write) return 'needs --write';
      const { operationId } = operation;
      if (operationId === 'changePassword' || operationId === 'requestPasswordReset') {
        if (calls[operationId] === undefined) return 'is not configured';
        return operationId === 'changePassword' ? 'would change an account' : 'would send a message';
      }
      if (operation.tags.includes('Shared views')) {
        if (calls.sharedViews === undefined) return 'is not configured';
        return calls.sharedViews === describedViews
          ? 'would show something to others'
          : `is at ${calls.sharedViews}`;
      }
      return changesPeople ? 'would change an account' : 'a call before it did not fit';
    }
  }
}
