export const clientCredential = `Basic ${btoa('back-office:replace-me')}`;

interface CallOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** An answer with its body read, as JSON where it is JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  // The tests say what they expect of the body; a schema here would repeat them.
  body: unknown;
}

/** A client with one cookie and one access token, as a browser tab would be. */
export class FixtureClient {
  cookie: string | undefined;
  accessToken: string | undefined;
  refreshToken: string | undefined;
  readonly #send: (request: Request) => Promise<Response>;
  readonly #origin: string;

  constructor(send: (request: Request) => Promise<Response>, origin = 'http://office.example') {
    this.#send = send;
    this.#origin = origin;
  }

  async call(method: string, path: string, { json, form, headers }: CallOptions = {}): Promise<Answer> {
    const response = await this.#send(
      new Request(`${this.#origin}${path}`, {
        method,
        headers: {
          ...(this.accessToken !== undefined && { Authorization: `Bearer ${this.accessToken}` }),
          ...(this.cookie !== undefined && { Cookie: `XSRF-TOKEN=${this.cookie}` }),
          ...(this.cookie !== undefined && { 'X-XSRF-TOKEN': this.cookie }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: typeof json === 'string' ? json : JSON.stringify(json) }),
        ...(form !== undefined && { body: new URLSearchParams(form) }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      this.cookie = /^XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? this.cookie;
    }
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  token(form: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', '/clientapi/v1/oauth/token', { form, headers });
  }

  /** Signs in and keeps the tokens. */
  async signIn(email: string, password: string): Promise<Answer> {
    const answer = await this.token(
      { grant_type: 'password', username: email, password },
      { Authorization: clientCredential },
    );
    const { access_token, refresh_token } = answer.body as Record<string, string>;
    this.accessToken = access_token;
    this.refreshToken = refresh_token;
    return answer;
  }

  refresh(token = this.refreshToken ?? ''): Promise<Answer> {
    return this.token({ grant_type: 'refresh_token', refresh_token: token });
  }
}

export const signInAs = {
  admin: (client: FixtureClient) => client.signIn('admin@publisher.example', 'Admin123!'),
  editor: (client: FixtureClient) => client.signIn('editor@publisher.example', 'Editor123!'),
  guest: (client: FixtureClient) => client.signIn('guest@publisher.example', 'Guest123!'),
};
