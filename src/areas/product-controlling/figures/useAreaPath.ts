import { useShell } from '@/ui/shell';

/** The first segment of the area's address, which begins with the key of the product; its resources begin with it too. */
export function useAreaPath(): string {
  const { pages } = useShell();
  return pages.find((page) => /^[^/]+-controlling$/.test(page)) ?? 'controlling';
}
