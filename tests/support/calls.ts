import { HttpResponse, type HttpResponseResolver, http } from 'msw';

/** The addresses of the known calls (reading R2). */
export const calls = {
  token: '/clientapi/v1/oauth/token',
  profile: '/clientapi/v1/admin/profile',
  languages: '/api/groups/languages',
} as const;

/** The token endpoint answers otherwise than the fixture API would. */
export const tokenAnswers = (resolver: HttpResponseResolver) => http.post(calls.token, resolver);

/** Loading the profile answers otherwise than the fixture API would. */
export const profileAnswers = (resolver: HttpResponseResolver) => http.get(calls.profile, resolver);

/** A profile that the server answers with: the fields given, those of somebody who may do nothing for the rest. */
export const profile = (fields: Record<string, unknown> = {}) =>
  HttpResponse.json({ name: 'Ada Byron', email: 'ada@publisher.example', permissions: [], ...fields });

/** A page of a proxy, where JSON was asked for. */
export const htmlPage = (status: number) =>
  HttpResponse.html('<html><body><h1>Bad Gateway</h1></body></html>', { status });
