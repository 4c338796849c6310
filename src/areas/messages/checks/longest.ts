/** The most characters of each part of a text. */
export const longest = {
  title: 80,
  summary: 280,
  body: 10_000,
  actionLabel: 30,
  actionUrl: 2048,
} as const;
