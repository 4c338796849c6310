import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts';

/**
 * The security headers of every answer: the one definition from which `vite preview`, and with it all browser tests, and
 * nginx have them. `Strict-Transport-Security` is no part of it: it belongs to where TLS ends.
 * Source: OWASP ASVS 5.0, 3.4; docs/decisions/delivery.md.
 * @param html `index.html` as the build wrote it; @param sources what a deployment adds
 */
export function securityHeaders(html: string, sources?: PolicySources): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, sources),
    'X-Content-Type-Options': 'nosniff',
    // The target after the sign-in stands in the query.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}
