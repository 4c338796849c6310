import { HttpResponse, type HttpResponseResolver, http } from 'msw';

/** The URLs of the known calls (reading R2). */
export const calls = {
  token: '/clientapi/v1/oauth/token',
  profile: '/clientapi/v1/admin/profile',
  languages: '/api/groups/languages',
} as const;

/** Overrides the response of the token endpoint. */
export const tokenAnswers = (resolver: HttpResponseResolver) => http.post(calls.token, resolver);

/** Overrides the response to loading the profile. */
export const profileAnswers = (resolver: HttpResponseResolver) => http.get(calls.profile, resolver);

/** A profile with the given fields; the defaults have no permissions. */
export const profile = (fields: Record<string, unknown> = {}) =>
  HttpResponse.json({ name: 'Ada Byron', email: 'ada@publisher.example', permissions: [], ...fields });

/** An HTML page of a proxy instead of JSON. */
export const htmlPage = (status: number) =>
  HttpResponse.html('<html><body><h1>Bad Gateway</h1></body></html>', { status });
