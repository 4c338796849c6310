import { readFileSync } from 'node:fs';
import type { ProxyOptions } from 'vite';

const specified = { api: '/api/', clientApi: '/clientapi/v1/', clientApiV2: '/clientapi/v2/' };

/**
 * Proxies the relative base paths of `public/config.json` to a real API: `API_ORIGIN=https://... npm run dev`.
 * Undefined without an origin.
 */
export function apiProxy(origin: string | undefined): Record<string, ProxyOptions> | undefined {
  if (origin === undefined || origin === '') return undefined;
  const { bases = {} }: { bases?: Record<string, string> } = JSON.parse(
    readFileSync(new URL('../public/config.json', import.meta.url), 'utf8'),
  );
  const relative = Object.values({ ...specified, ...bases }).filter((base) => base.startsWith('/'));
  const target: ProxyOptions = { target: origin, changeOrigin: true, cookieDomainRewrite: '' };
  return Object.fromEntries(relative.map((base) => [base, target]));
}
