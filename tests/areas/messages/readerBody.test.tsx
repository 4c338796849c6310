import { describe, expect, it } from 'vitest';
import { shownAsTyped } from '@/areas/messages/checks/shownAsTyped';
import { ReaderBody } from '@/areas/messages/inbox/ReaderBody';
import { renderUi } from '../../ui/renderUi';

const bodyOf = (text: string) => renderUi(<ReaderBody text={text} language="en" />).container;
const textOf = (text: string, selector: string) =>
  [...bodyOf(text).querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

describe('the body that a reader gets', () => {
  it('has each heading on a line of its own', () => {
    expect(textOf('# Order now\n## Prices\nAll new.', 'p')).toEqual(['Order now', 'Prices', 'All new.']);
  });

  it('has rules, and keeps the lines of code and of pasted bullets', () => {
    expect(bodyOf('one\n\n---\n\ntwo').querySelectorAll('hr')).toHaveLength(1);
    expect(textOf('```\nline a\nline b\n```', 'pre')).toEqual(['line a\nline b']);
    expect(textOf('    • one\n    • two', 'pre')).toEqual(['• one\n• two']);
  });

  it('has the lines that were typed', () => {
    const lines = (text: string) =>
      bodyOf(text)
        .querySelector('p')
        ?.innerHTML.split(/<br>\s*/);
    expect(lines('Terms:\n24. December\n31. December')).toEqual(['Terms:', '24. December', '31. December']);
    expect(lines('one\\\ntwo  \nthree')).toEqual(['one', 'two', 'three']);
    expect(lines('| a | b |\n|---|---|')).toEqual(['| a | b |', '|---|---|']);
  });

  it('has links to email addresses and telephone numbers, which open no window', () => {
    const links = [...bodyOf('[Ada](mailto:ada@shop.example) [us](tel:+49301234)').querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
      ['mailto:ada@shop.example', ''],
      ['tel:+49301234', ''],
    ]);
  });
});

it.each([
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'table 1'],
  ['Prices:\n\nold | new\n---|---', 'table 3'],
  ['One\n~~old~~ new\n~~older~~', 'strike 2'],
  ['# Do\n\n- [ ] to do\n- [x] done', 'checkbox 3'],
  ['Look <b>here</b>', 'html 1'],
  ['one\n\n<p>two</p>\n\nthree ~~four~~', 'html 3', 'strike 5'],
  ['- a\n\n---\n\n1. b [x](/profile) ~ c'],
  ['`<b> ~~x~~`'],
])('%j is shown as typed: %s %s', (text, ...places) =>
  expect(shownAsTyped(text).map(({ kind, line }) => `${kind} ${line}`)).toEqual(places),
);
