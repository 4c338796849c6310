import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextFile } from '@/areas/default-translations/translations/formats/readTextFile';
import { writeXliff, type XliffText } from '@/areas/default-translations/translations/formats/writeXliff';
import { propertyRuns, propertyTimeout } from '../../../support/propertyRuns';

const codes = ['en', 'de', 'pl', 'ja', 'pt-BR'];
const { signal } = new AbortController();
const read = (xml: string) => readTextFile(new File([xml], 'texts.xlf'), { codes, base: 'en', signal });

async function textsOf(xml: string) {
  const file = await read(xml);
  if ('problem' in file) throw new Error(JSON.stringify(file));
  return file.rows;
}

const file12 = (units: string, language = 'de') =>
  `<?xml version="1.0"?>\n<xliff version="1.2"><file source-language="en" target-language="${language}"><body>\n${units}\n</body></file></xliff>`;
const file20 = (units: string) =>
  `<xliff version="2.0" srcLang="en" trgLang="de">\n<file id="f">\n${units}\n</file></xliff>`;

const unit = '<trans-unit id="a"><source>A</source><target>B</target></trans-unit>';
const unit20 = '<unit id="a"><segment><source>A</source><target>B</target></segment></unit>';

describe('an XLIFF file', () => {
  it('1.2 has a unit for each text; approved or final ones are reviewed', async () => {
    const units = [
      '<group><trans-unit id="a" approved="yes"><source>A &amp; B</source><target>A &lt;und&gt; B</target></trans-unit></group>',
      '<trans-unit id="b"><source>B</source><target state="final"><![CDATA[<b>]]> <mrk mid="1">x</mrk>\n</target><note>n</note></trans-unit>',
      '<!-- <trans-unit id="c"> --><trans-unit id="d"><source>D</source></trans-unit>',
      '<trans-unit id="e"><source>E</source><target/></trans-unit>',
    ].join('\n');
    expect(await textsOf(file12(units, 'de-DE'))).toEqual([
      { line: 1, place: 3, key: 'a', language: 'de', value: 'A <und> B', state: 'reviewed', source: 'A & B' },
      { line: 2, place: 4, key: 'b', language: 'de', value: '<b> x\n', state: 'reviewed', source: 'B' },
      { line: 3, place: 7, key: 'e', language: 'de', value: '', source: 'E' },
    ]);
  });

  it('2.0 has segments, and keys as names', async () => {
    const units = [
      '<unit id="u1" name="a"><segment state="final"><source>A. B.</source><target>A. </target></segment>' +
        '<segment state="reviewed"><source>B.</source><target>B.</target></segment></unit>',
      '<unit id="b"><segment state="translated"><source>B</source><target>b</target></segment></unit>',
    ].join('\n');
    expect(await read(file20(units))).toMatchObject({ format: 'XLIFF 2.0' });
    expect(await textsOf(file20(units))).toEqual([
      { line: 1, place: 3, key: 'a', language: 'de', value: 'A. B.', state: 'reviewed', source: 'A. B.B.' },
      { line: 2, place: 4, key: 'b', language: 'de', value: 'b', state: 'translated', source: 'B' },
    ]);
  });

  it.each([
    ['1.2', 'missing', ['new', 'needs-translation', 'needs-l10n', 'needs-adaptation']],
    ['1.2', 'outdated', ['needs-review-translation', 'needs-review-l10n', 'needs-review-adaptation']],
    ['1.2', 'translated', ['translated']],
    ['1.2', 'reviewed', ['final', 'signed-off']],
    ['1.2', undefined, ['x-else']],
    ['2.0', 'missing', ['initial', 'initial" subState="tool:mt']],
    ['2.0', 'outdated', ['initial" subState="texts:outdated']],
    ['2.0', 'translated', ['translated', 'translated" subState="texts:outdated']],
    ['2.0', 'reviewed', ['reviewed', 'final']],
  ])('%s says with a state that a text is %s', async (version, state, said) => {
    const units = said.map((word, index) =>
      version === '1.2'
        ? `<trans-unit id="k${index}"><source>A</source><target state="${word}">B</target></trans-unit>`
        : `<unit id="k${index}"><segment state="${word}"><source>A</source><target>B</target></segment></unit>`,
    );
    const rows = await textsOf((version === '1.2' ? file12 : file20)(units.join('\n')));
    expect(rows.map((row) => row.state)).toEqual(said.map(() => state));
  });

  it.each([
    ['yes', undefined, 'reviewed'],
    ['yes', 'translated', 'reviewed'],
    ['yes', 'needs-translation', 'missing'],
    ['yes', 'needs-review-translation', 'outdated'],
    ['no', 'final', 'translated'],
    ['no', 'new', 'missing'],
    ['no', undefined, undefined],
  ])('approved="%s" with the state %s is %s', async (approved, word, state) => {
    const said = word === undefined ? '' : ` state="${word}"`;
    const [row] = await textsOf(
      file12(
        `<trans-unit id="a" approved="${approved}"><source>A</source><target${said}>B</target></trans-unit>`,
      ),
    );
    expect(row?.state).toBe(state);
  });

  it('has the lowest state of its plural forms or segments', async () => {
    const form = (index: number, state: string) =>
      `<trans-unit id="n[${index}]"><source>x</source><target state="${state}">y</target></trans-unit>`;
    const forms = await textsOf(file12(form(0, 'final') + form(1, 'needs-l10n')));
    const segment = (state: string) => `<segment${state}><source>A</source><target>B</target></segment>`;
    const segments = await textsOf(file20(`<unit id="a">${segment(' state="final"')}${segment('')}</unit>`));
    expect([...forms, ...segments].map(({ state }) => state)).toEqual(['missing', 'translated']);
  });

  it('is matched with one of our languages', async () => {
    const languages = ['de_DE', 'de-AT', 'PT_br', 'pl-PL', 'fr', 'pt-PT', 'zh-TW'];
    const found = await Promise.all(
      languages.map(async (language) => (await textsOf(file12(unit, language)))[0]?.language),
    );
    expect(found).toEqual(['de', 'de', 'pt-BR', 'pl', 'fr', 'pt-PT', 'zh-TW']);
    const british = file20(unit20).replace('srcLang="en"', 'srcLang="en_GB"').replace('"de"', '"de_CH"');
    expect(await textsOf(british)).toMatchObject([{ language: 'de', source: 'A' }]);
  });

  it('has plural forms in any order; missing ones are empty', async () => {
    const unit = (form: number, text: string) =>
      `<trans-unit id="n[${form}]"><source>x</source><target>${text}</target></trans-unit>`;
    const [row] = await textsOf(file12([unit(2, 'c'), unit(0, 'a')].join('\n')));
    expect(row).toMatchObject({ key: 'n', value: 'a ||||  |||| c', place: 3 });
  });

  it.each([
    [
      'a document type',
      `<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a SYSTEM "f">]>\n${file12(unit)}`,
      'doctype',
      2,
    ],
    ['a version of before', file12(unit).replace('1.2', '1.0'), 'xliffVersion', 2],
    ['a file that ends too early', file12(unit).slice(0, -20), 'truncated', 4],
    ['an end in the middle of a unit', file12(unit).split('<target>')[0] ?? '', 'truncated', 3],
    ['a unit that is not closed', file12(`<trans-unit id="z"><source>A</source>\n${unit}`), 'broken', 4],
    ['tags that cross', file12(`${unit}\n<trans-unit id="b">\n<source>A</target></trans-unit>`), 'broken', 5],
  ])('with %s is refused with its line', async (_, xml, problem, line) => {
    expect(await read(xml)).toEqual({ problem, line });
  });

  it('reports faulty units with their lines, and returns the others', async () => {
    const unitOf = (id: string, target: string) =>
      `<trans-unit${id}><source>A</source>${target}</trans-unit>`;
    const units = [
      unitOf(' id="a"', '<target>B <g id="1">C<x id="2"/></g></target>'),
      unitOf(' id="b"', '<target>B</target>'),
      unitOf(' id="n[0]"', '<target>one</target>'),
      unitOf(' id="n[1]"', '<target><ph id="1"/> many</target>'),
      unitOf('', '<target>B</target>'),
      unitOf(' id="c"', '<target state="new"><g id="1">B</g></target>'),
    ];
    const rows = await textsOf(file12(units.join('\n')));
    expect(rows.map(({ key, place, value, fault }) => [key, place, value, fault])).toEqual([
      ['a', 3, 'B C', 'inlineTag'],
      ['b', 4, 'B', undefined],
      ['n', 5, 'one ||||  many', 'inlineTag'],
      ['', 7, 'B', 'noKey'],
      ['c', 8, 'B', undefined],
    ]);
    const inline =
      '<unit id="a"><segment><source>A</source><target>B<pc id="1">C</pc></target></segment></unit>';
    expect(await textsOf(file20(`${inline}\n${unit20}`))).toMatchObject([
      { fault: 'inlineTag' },
      { place: 4 },
    ]);
  });

  it('without units has no texts; an HTML page is not XLIFF', async () => {
    expect(await read(file12(''))).toEqual({ problem: 'noTexts' });
    expect(await read('<html><body>Sign in</body></html>')).toEqual({ problem: 'markup' });
  });

  it('with many entities is read', async () => {
    const many = Array.from(
      { length: 1000 },
      (_, index) =>
        `<trans-unit id="k${index}"><source>x</source><target>&lt;&amp;&gt;&amp;&#228;</target></trans-unit>`,
    );
    const rows = await textsOf(file12(many.join('\n')));
    expect(rows).toHaveLength(1000);
    expect(new Set(rows.map(({ value }) => value))).toEqual(new Set(['<&>&ä']));
  });
});

describe('what was written', () => {
  const word = fc.constantFrom(
    '%{n}',
    '<b>',
    '&amp;',
    '"',
    "'",
    ']]>',
    '\n',
    '\t',
    'ä',
    '🙂',
    'שלום',
    'a',
    ' ',
    '&',
    '<!--',
  );
  const form = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(''));
  const plural = fc
    .array(
      form.map((each) => each.trim() || 'x'),
      { minLength: 2, maxLength: 3 },
    )
    .map((forms) => forms.join(' |||| '));
  const text = fc.record({
    key: fc.stringMatching(/^[\w/-]{1,6}(\.[\w/-]{1,6})?$/),
    description: fc.option(form),
    source: fc.option(fc.oneof(form, plural)),
    // Only spaces are no text.
    value: fc.oneof(
      form.filter((each) => each.trim() !== ''),
      plural,
    ),
    state: fc.constantFrom('translated' as const, 'reviewed' as const, 'outdated' as const),
  });
  const texts = fc.uniqueArray(text, { selector: ({ key }) => key, minLength: 1, maxLength: 10 });

  it(
    'is read again as it was',
    async () => {
      await fc.assert(
        fc.asyncProperty(texts, fc.constantFrom('de', 'pl', 'ja'), async (written: XliffText[], language) => {
          const rows = await textsOf(writeXliff(written, 'en', language));
          expect(rows.map(({ key, value, state }) => [key, value, state])).toEqual(
            written.map(({ key, value, state }) => [key, value, state]),
          );
        }),
        propertyRuns(150, 13),
      );
    },
    propertyTimeout,
  );

  it('has a unit for each plural form, without a target if the text is missing', () => {
    const missing = {
      key: 'n',
      description: 'Where',
      source: 'a |||| b',
      value: null,
      state: 'missing',
    } as const;
    const xml = writeXliff([missing], 'en', 'pl');
    expect(xml.match(/name="[^"]*"|<target|<source.*?<.source>|<note>.*?<.note>/g)).toEqual(
      ['a', 'b', 'b'].flatMap((source, form) => [
        `name="n[${form}]"`,
        '<note>Where</note>',
        `<source xml:space="preserve">${source}</source>`,
      ]),
    );
  });
});
