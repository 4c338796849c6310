import { useEffect, useState } from 'react';

/** Whether the Content-Security-Policy has blocked an address, which would show an empty box. */
export function usePolicyBlock(address: string, directive: 'frame-src' | 'media-src'): boolean {
  const [blockedAddress, setBlockedAddress] = useState<string>();
  useEffect(() => {
    const onViolation = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const uri = new URL(address, location.href);
      // The report may contain only the origin.
      if (violatedDirective.startsWith(directive) && uri.href.startsWith(blockedURI))
        setBlockedAddress(address);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [address, directive]);
  return blockedAddress === address;
}
