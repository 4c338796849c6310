/** The maximum length of each part of a text, in characters. */
export const longest = {
  title: 80,
  summary: 280,
  body: 10_000,
  actionLabel: 30,
  actionUrl: 2048,
} as const;
