import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts';

/**
 * The security headers of every response, shared by `vite preview`, which browser tests use, and nginx. `Strict-Transport-Security` is not
 * included: it belongs to the server that terminates TLS.
 * Source: OWASP ASVS 5.0, 3.4; docs/decisions/delivery.md.
 * @param html `index.html` as built; @param sources additional sources of a deployment
 */
export function securityHeaders(html: string, sources?: PolicySources): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, sources),
    'X-Content-Type-Options': 'nosniff',
    // The query contains the target after the sign-in.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}
