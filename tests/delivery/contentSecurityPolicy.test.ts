import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, sourcesFor } from '../../vite/delivery/securityHeaders';

const directives = (html: string) =>
  new Map(
    contentSecurityPolicy(html)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
// The hash of the empty text is known from the standard's own example of an empty style element.
const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the policy of a document', () => {
  it('names each inline script and style by its hash, and allows nothing else inline', () => {
    const html = '<style data-a="">.a{}</style><style media="x">.b{}</style><script></script>';
    const policy = directives(html);
    expect(policy.get('script-src')).toEqual(["'self'", empty]);
    expect(policy.get('style-src')).toHaveLength(4);
    expect(policy.get('style-src')).toContain(empty);
    expect(contentSecurityPolicy(html)).not.toContain('unsafe');
  });

  it('lets no text become HTML or script but by the policies of the application and of DOMPurify, once each', () => {
    const policy = directives('');
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default', 'dompurify']);
  });

  it('lets nothing of other servers be shown, unless the deployment names them', () => {
    const ownPolicy = directives('');
    expect(ownPolicy.get('frame-src')).toEqual(["'none'"]);
    expect(ownPolicy.get('media-src')).toEqual(["'self'"]);
    expect(ownPolicy.get('font-src')).toEqual(["'self'"]);
    expect(ownPolicy.get('img-src')).toEqual(["'self'", 'blob:']);
    const media = ['https://videos.example', 'https://pictures.example'];
    const policy = contentSecurityPolicy('', sourcesFor(['https://player.example'], media));
    expect(policy).toContain('; frame-src https://player.example;');
    expect(policy).toContain("; media-src 'self' https://videos.example https://pictures.example;");
    expect(policy).toContain("; img-src 'self' https://videos.example https://pictures.example blob:;");
    expect(policy).toContain("; connect-src 'self';");
  });

  it('lets the application speak to further servers that are named', () => {
    const policy = contentSecurityPolicy('', sourcesFor([], [], ['https://posts.example']));
    expect(policy).toContain("; connect-src 'self' https://posts.example;");
  });

  it('names neither scripts that are files nor data', () => {
    const html = '<script type="module" src="/a.js"></script><script type="application/json">{}</script>';
    expect(directives(html).get('script-src')).toEqual(["'self'"]);
  });
});
