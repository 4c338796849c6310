import { useShell } from '@/ui/shell';

/** The first segment of the area's address and resources, which contains the product's key. */
export function useAreaPath(): string {
  const { pages } = useShell();
  return pages.find((page) => /^[^/]+-controlling$/.test(page)) ?? 'controlling';
}
