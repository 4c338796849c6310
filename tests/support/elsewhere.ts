/**
 * Makes a call from another window with this session.
 * @throws Error if the server refuses it
 */
export async function elsewhere(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await fetch(path, {
    method,
    headers: {
      Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '',
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Not done: ${answer.status} ${await answer.text()}`);
}
