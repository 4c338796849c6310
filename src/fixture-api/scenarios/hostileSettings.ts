import type { Fields } from '../store';

const inBoth = (text: string) => ({ en: text, de: text });

/** Settings with unknown keywords, dangerous names, many fields, markup and very long texts, which no form may choke on. */
export const hostileSettings: Fields = {
  // Parsed, because a literal would set the prototype.
  settingsSchema: JSON.parse(
    JSON.stringify({
      type: 'object',
      properties: {
        feed: { $ref: 'https://elsewhere.example/schema.json', title: inBoth('Feed') },
        proto: { type: 'string', title: { en: 'Never seen', de: 'Nie zu sehen' } },
        pattern: {
          type: 'string',
          pattern: '^(a+)+$',
          title: { en: 'Name of the feed', de: 'Name des Feeds' },
        },
        markup: {
          enum: ['<img src=x onerror=alert(1)>', 'plain'],
          title: inBoth('<script>alert(1)</script>'),
          description: {
            en: `\u202eturned around ${'Ww'.repeat(2500)}`,
            de: `\u202eumgedreht ${'Ww'.repeat(2500)}`,
          },
        },
        ...Object.fromEntries(
          Array.from({ length: 60 }, (_, index) => [
            `field${index + 1}`,
            { type: 'string', maxLength: 100, title: { en: `Field ${index + 1}`, de: `Feld ${index + 1}` } },
          ]),
        ),
      },
    }).replace('"proto":', '"__proto__":'),
  ),
  settings: { feed: { address: 'https://elsewhere.example/feed' }, markup: 'plain', field1: '<b>bold</b>' },
};
