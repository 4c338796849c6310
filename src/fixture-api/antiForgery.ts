import type { Random } from './random';

const cookieName = 'XSRF-TOKEN';
const headerName = 'X-XSRF-TOKEN';
const safeMethods = ['GET', 'HEAD'];

/**
 * The double-submit check of Spring's CookieCsrfTokenRepository. A mocked response cannot set cookies in a browser, and a service worker
 * sees none: if there is a document, its cookies are read and written directly.
 */
export function createAntiForgery(random: Random) {
  function issue(response: Response): void {
    const cookie = `${cookieName}=${random.token(32)}; Path=/; SameSite=Lax`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and absent in jsdom
    if (typeof document !== 'undefined') document.cookie = cookie;
    else response.headers.append('Set-Cookie', cookie);
  }

  return {
    /** Whether the call may proceed. Without a cookie, only calls without a token may, and then get a cookie. */
    allows(request: Request, isOpen: boolean): boolean {
      if (safeMethods.includes(request.method)) return true;
      const cookie = readCookie(request);
      if (cookie === undefined) return isOpen;
      const header = request.headers.get(headerName);
      return header !== null && (header === cookie || header === decoded(cookie));
    },

    /** Sets the cookie if the client has none, and renews it with new tokens, as Spring does. */
    issueIfNeeded(request: Request, response: Response, hasNewTokens = false): void {
      if (hasNewTokens || readCookie(request) === undefined) issue(response);
    },
  };
}

function readCookie(request: Request): string | undefined {
  const cookies =
    typeof document === 'undefined'
      ? request.headers.get('Cookie')
      : new URL(request.url).origin === location.origin
        ? document.cookie
        : null;
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  return pair?.trim().slice(cookieName.length + 1) || undefined;
}

/** Clients decode the cookie before sending it; a malformed value is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
