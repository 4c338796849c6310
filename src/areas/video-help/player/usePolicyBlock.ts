import { useEffect, useState } from 'react';

/** Whether the policy of this page has refused an address; without a word it would be a white box. */
export function usePolicyBlock(address: string, directive: 'frame-src' | 'media-src'): boolean {
  const [blocked, setBlocked] = useState<string>();
  useEffect(() => {
    const note = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const uri = new URL(address, location.href);
      // The report may name the origin alone.
      if (violatedDirective.startsWith(directive) && uri.href.startsWith(blockedURI)) setBlocked(address);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, [address, directive]);
  return blocked === address;
}
