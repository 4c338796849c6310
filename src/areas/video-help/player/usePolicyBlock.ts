import { useEffect, useState } from 'react';

/** Whether the Content-Security-Policy has blocked an address, which would show an empty box. */
export function usePolicyBlock(address: string, directive: 'frame-src' | 'media-src'): boolean {
  const [blocked, setBlocked] = useState<string>();
  useEffect(() => {
    const note = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const uri = new URL(address, location.href);
      // The report may contain only the origin.
      if (violatedDirective.startsWith(directive) && uri.href.startsWith(blockedURI)) setBlocked(address);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, [address, directive]);
  return blocked === address;
}
