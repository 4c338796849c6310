/** Tags as somebody types them, parted by commas; each counts once. */
export function readTags(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
