import { BadRequest } from '../answers';
import type { Call } from '../call';
import type { RunningSettings, Settings } from '../options';
import { chooseScenarios, scenarioCatalogue } from './catalogue';
import type { Interference, PlayedCall, Scenario, ScenarioGroup, Stage } from './scenario';

type VariedSettings = Pick<Settings, 'accessTokenLifetime' | 'rotateRefreshTokens' | 'records'>;

const fileGroups: readonly ScenarioGroup[] = ['translation', 'connection', 'speed'];

/** The active scenarios of a server run, whose settings they modify. */
export function createPlay(
  settings: Settings,
  permissionKeys: readonly string[],
  stageOf: (name: string) => Stage,
) {
  const catalogue = scenarioCatalogue(permissionKeys);
  const { accessTokenLifetime, rotateRefreshTokens, records } = settings;
  const baseSettings: VariedSettings = { accessTokenLifetime, rotateRefreshTokens, records };
  let playing: readonly Scenario[] = [];
  let interferences: readonly Interference[] = [];

  function setSettings(): void {
    Object.assign(settings, baseSettings, ...playing.map((scenario) => scenario.settings));
  }

  /** Passes a call through the scenarios to the server. */
  function handle(call: PlayedCall, serve: () => Promise<Response>): Promise<Response> {
    const cast = interferences;
    const pass = async (index: number): Promise<Response> =>
      cast[index]?.(call, () => pass(index + 1)) ?? serve();
    return pass(0);
  }

  return {
    catalogue,

    get names(): readonly string[] {
      return playing.map(({ name }) => name);
    },

    /** The permission keys that a scenario gives everyone. */
    get permissions(): readonly string[] | undefined {
      return playing.find((scenario) => scenario.permissions)?.permissions;
    },

    /** Whether a scenario may answer requests for files. */
    get answersFiles(): boolean {
      return playing.some(({ group }) => fileGroups.includes(group));
    },

    /** Activates exactly these scenarios, from their beginning. @throws BadRequest naming unknown ones */
    begin(names: readonly string[]): void {
      const { chosen, unknown } = chooseScenarios(catalogue, names);
      if (unknown.length > 0) throw new BadRequest(`There is no scenario ${unknown.join(', ')}`);
      playing = chosen;
      setSettings();
      interferences = chosen.flatMap(({ name, start }) => start?.(stageOf(name)) ?? []);
    },

    /** Changes the settings that apply unless a scenario overrides them. */
    configure({ accessTokenLifetime, rotateRefreshTokens, counts }: RunningSettings): void {
      if (accessTokenLifetime !== undefined) baseSettings.accessTokenLifetime = accessTokenLifetime;
      if (rotateRefreshTokens !== undefined) baseSettings.rotateRefreshTokens = rotateRefreshTokens;
      if (counts !== undefined) settings.counts = counts;
      setSettings();
    },

    handle,
  };
}

/** The kind of a call for scenarios; `call` is undefined for undeclared ones. */
export async function callKind(call: Call | undefined, request: Request): Promise<PlayedCall['kind']> {
  const isRead = request.method === 'GET' || request.method === 'HEAD' || call?.reads === true;
  switch (call?.path) {
    case 'oauth/token': {
      const form = new URLSearchParams(await request.clone().text());
      return form.get('grant_type') === 'refresh_token' ? 'refresh' : 'signIn';
    }
    case 'admin/profile':
      return isRead ? 'profile' : 'saveProfile';
    case 'admin/password':
    case 'admin/password-reset':
      return 'password';
    case 'groups/languages':
      return 'languages';
    default:
      return isRead ? 'read' : 'change';
  }
}

const recordPath = '/:id';

/** The record that a PUT saves. */
export function savedRecord(
  { method, path }: Call,
  params: Readonly<Record<string, string>>,
): PlayedCall['saves'] {
  if (method !== 'PUT' || !path.endsWith(recordPath)) return undefined;
  return { resource: path.slice(0, -recordPath.length), id: params.id ?? '' };
}
