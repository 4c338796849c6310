import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { FormAutocomplete } from '@/records/inputs/FormAutocomplete';
import { FormCheckboxGroup } from '@/records/inputs/FormCheckboxGroup';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormDateTimeField } from '@/records/inputs/FormDateTimeField';
import { FormJsonField } from '@/records/inputs/FormJsonField';
import { FormMarkdownField } from '@/records/inputs/FormMarkdownField';
import { FormMoneyField } from '@/records/inputs/FormMoneyField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { FormTimeField } from '@/records/inputs/FormTimeField';
import { FormWordsField } from '@/records/inputs/FormWordsField';

type Steps = (user: UserEvent) => Promise<unknown>;

/** One input and how a person uses it; its field is called 'Field'. */
export interface InputCase {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: the inputs differ in their props
  Input: ComponentType<any>;
  props?: Record<string, unknown>;
  value: unknown;
  shows?: () => unknown;
  /** Gives it another value, and what is sent then. */
  fill: Steps;
  filled: unknown;
  /** How that value reads in the comparison. */
  compared: string;
  clear?: Steps;
  /** What has the focus and is invalid when something is wrong. */
  control: () => HTMLElement;
  wrong?: readonly [Steps, string];
  german?: Steps;
  germanValue?: unknown;
}

const formats = [
  { value: 'hardcover', label: 'Hardcover' },
  { value: 'paperback', label: 'Paperback' },
  { value: 'ebook', label: 'E-book' },
];
const box = (name = 'Field') => screen.getByRole('textbox', { name });
const type =
  (text: string, name?: string): Steps =>
  async (user) => {
    await user.clear(box(name));
    if (text !== '') await user.type(box(name), text);
  };

export const inputCases: InputCase[] = [
  {
    name: 'a date',
    Input: FormDateField,
    value: '2026-11-22',
    shows: () => expect(box()).toHaveValue('11/22/2026'),
    fill: type('1/2/2027'),
    filled: '2027-01-02',
    compared: 'Jan 2, 2027',
    clear: type(''),
    control: box,
    wrong: [type('2/30/2027'), 'Enter a date, such as 11/22/2026.'],
    german: async (user) => {
      expect(box()).toHaveValue('22.11.2026');
      expect(box()).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
      await type('1.2.27')(user);
      await user.tab();
      expect(box()).toHaveValue('01.02.2027');
    },
    germanValue: '2027-02-01',
  },
  {
    name: 'a time',
    Input: FormTimeField,
    value: '09:05',
    shows: () => expect(box()).toHaveValue('9:05 AM'),
    fill: type('9:30 pm'),
    filled: '21:30',
    compared: '9:30 PM',
    clear: type(''),
    control: box,
    wrong: [type('25:00'), 'Enter a time, such as 21:30.'],
    german: async (user) => {
      expect(box()).toHaveValue('09:05');
      await type('2130')(user);
      await user.tab();
      expect(box()).toHaveValue('21:30');
    },
    germanValue: '21:30',
  },
  {
    name: 'a date and time',
    Input: FormDateTimeField,
    value: new Date(2026, 10, 22, 21, 30).toISOString(),
    shows: () => {
      expect(within(screen.getByRole('group', { name: 'Field' })).getByLabelText('Date')).toHaveValue(
        '11/22/2026',
      );
      expect(screen.getByText(/^Time zone: ./)).toBeVisible();
    },
    fill: type('8:00', 'Time'),
    filled: new Date(2026, 10, 22, 8).toISOString().replace('.000', ''),
    compared: new Intl.DateTimeFormat('en', {
      ...{ day: 'numeric', month: 'short', year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    }).format(new Date(2026, 10, 22, 8)),
    clear: async (user) => {
      await type('', 'Date')(user);
      await type('', 'Time')(user);
    },
    control: () => box('Date'),
    wrong: [type('', 'Time'), 'Enter a time too.'],
    german: async (user) => {
      expect(box('Datum')).toHaveValue('22.11.2026');
      await type('8.15', 'Uhrzeit')(user);
    },
    germanValue: new Date(2026, 10, 22, 8, 15).toISOString().replace('.000', ''),
  },
  {
    name: 'an amount of money',
    Input: FormMoneyField,
    props: { currency: 'currency', form: 'text' },
    value: '1234.50',
    shows: () => expect(box()).toHaveValue('1,234.50'),
    fill: type('2,000.5'),
    filled: '2000.50',
    compared: '2,000.50',
    clear: type(''),
    control: box,
    wrong: [type('1.505'), 'Enter an amount, such as 12.50.'],
    german: async (user) => {
      expect(box()).toHaveValue('1.234,50');
      await type('3,5')(user);
      await user.tab();
      expect(box()).toHaveValue('3,50');
    },
    germanValue: '3.50',
  },
  {
    name: 'a number',
    Input: FormNumberField,
    value: 3.5,
    shows: () => expect(box()).toHaveValue('3.5'),
    fill: type('12.25'),
    filled: 12.25,
    compared: '12.25',
    clear: type(''),
    control: box,
    wrong: [type('1e3'), 'Enter a number.'],
    german: async (user) => {
      expect(box()).toHaveValue('3,5');
      await type('1.234,75')(user);
    },
    germanValue: 1234.75,
  },
  {
    name: 'a choice among radio buttons',
    Input: FormRadioGroup,
    props: { options: formats },
    value: 'hardcover',
    shows: () => expect(screen.getByRole('radio', { name: 'Hardcover' })).toBeChecked(),
    fill: async (user) => {
      await user.click(screen.getByRole('radio', { name: 'Hardcover' }));
      await user.keyboard('{ArrowDown}');
    },
    filled: 'paperback',
    compared: 'Paperback',
    control: () => screen.getAllByRole('radio')[0] ?? box(),
  },
  {
    name: 'several choices among checkboxes',
    Input: FormCheckboxGroup,
    props: { options: formats },
    value: ['ebook', 'gone'],
    shows: () => expect(screen.getByRole('checkbox', { name: 'gone' })).toBeChecked(),
    fill: (user) => user.click(screen.getByRole('checkbox', { name: 'Hardcover' })),
    filled: ['hardcover', 'ebook', 'gone'],
    compared: 'Hardcover, E-book, gone',
    clear: async (user) => {
      await user.click(screen.getByRole('checkbox', { name: 'E-book' }));
      await user.click(screen.getByRole('checkbox', { name: 'gone' }));
    },
    control: () => screen.getAllByRole('checkbox')[0] ?? box(),
  },
  {
    name: 'one of many fixed choices',
    Input: FormAutocomplete,
    props: { options: formats },
    value: 'hardcover',
    shows: () => expect(screen.getByRole('combobox', { name: 'Field' })).toHaveValue('Hardcover'),
    fill: async (user) => {
      await user.clear(screen.getByRole('combobox', { name: 'Field' }));
      await user.type(screen.getByRole('combobox', { name: 'Field' }), 'pap{Enter}');
    },
    filled: 'paperback',
    compared: 'Paperback',
    clear: (user) => user.clear(screen.getByRole('combobox', { name: 'Field' })),
    control: () => screen.getByRole('combobox', { name: 'Field' }),
  },
  {
    name: 'several of many fixed choices',
    Input: FormAutocomplete,
    props: { options: formats, multiple: true },
    value: ['hardcover'],
    fill: (user) => user.type(screen.getByRole('combobox', { name: 'Field' }), 'boo{Enter}'),
    filled: ['hardcover', 'ebook'],
    compared: 'Hardcover, E-book',
    clear: (user) => user.click(screen.getByRole('button', { name: 'Remove Hardcover' })),
    control: () => screen.getByRole('combobox', { name: 'Field' }),
  },
  {
    name: 'words of one’s own',
    Input: FormWordsField,
    value: ['storm'],
    fill: (user) =>
      user.type(screen.getByRole('combobox', { name: 'Field' }), 'sea, storm{Enter}tide{Enter}'),
    filled: ['storm', 'sea', 'tide'],
    compared: 'storm, sea, tide',
    clear: (user) => user.click(screen.getByRole('button', { name: 'Remove storm' })),
    control: () => screen.getByRole('combobox', { name: 'Field' }),
  },
  {
    name: 'a text in Markdown',
    Input: FormMarkdownField,
    value: 'Old',
    fill: type('# New'),
    filled: '# New',
    compared: '# New',
    clear: type(''),
    control: box,
  },
  {
    name: 'JSON',
    Input: FormJsonField,
    value: { a: 1 },
    shows: () => expect(box()).toHaveValue('{\n  "a": 1\n}'),
    fill: type('[[1, true]'),
    filled: [1, true],
    compared: '[ 1, true ]',
    clear: type(''),
    control: box,
    wrong: [type('[[1,'), 'This is not valid JSON. Check quotation marks, commas and brackets.'],
  },
];
