import { describe, expect, it } from 'vitest';
import { writeJson } from '@/areas/default-translations/translations/formats/writeJson';

describe('a JSON file of texts', () => {
  const texts = new Map([
    ['app.menu.open', 'Open'],
    ['app.menu', 'Menu'],
    ['ui.a', 'A "quoted"\nline'],
    ['__proto__.polluted', 'x'],
  ]);

  it('is flat, with a line for each key in order', () => {
    expect(writeJson(texts, 'flat').split('\n')).toEqual([
      '{',
      '  "__proto__.polluted": "x",',
      '  "app.menu": "Menu",',
      '  "app.menu.open": "Open",',
      String.raw`  "ui.a": "A \"quoted\"\nline"`,
      '}',
      '',
    ]);
  });

  it('is nested, and keeps keys that begin with another key', () => {
    const written = writeJson(texts, 'nested');
    expect(JSON.parse(written)).toEqual(
      JSON.parse(
        String.raw`{"__proto__":{"polluted":"x"},"app":{"menu":"Menu","menu.open":"Open"},"ui":{"a":"A \"quoted\"\nline"}}`,
      ),
    );
    expect(Object(JSON.parse('{}')).polluted).toBeUndefined();
  });
});
