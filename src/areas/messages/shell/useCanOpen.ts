import { useShell } from '@/ui/shell';
import { linkError } from '../checks/linkError';

/** Whether an address of a message is safe, and, if it is a page of this application, whether this person may open it. */
export function useCanOpen(): (address: string) => boolean {
  const { pages } = useShell();
  const areas = ['profile', ...pages.map((page) => page.split('/')[0] ?? '')];
  return (address) => linkError(address, areas) === undefined;
}
