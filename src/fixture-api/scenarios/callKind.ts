import type { Call } from '../call';
import type { PlayedCall } from './scenario';

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
