import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormMarkdownField } from '../../../records/inputs/FormMarkdownField';
import { FormTextField } from '../../../records/inputs/FormTextField';
import { useDescription } from '../../../records/inputs/useFormField';
import { lazyPart } from '../../../ui/loading/LazyPart';
import { isBlank, longest, type MessageText, noText, textErrors } from '../checks/messageText';

const texts = 'areas.messages';
const MessageBody = lazyPart(() => import('./MessageBody').then((part) => part.MessageBody));
const parts = Object.keys(longest) as (keyof MessageText)[];

/** What of a text can be told from one part alone. */
function refusalOf(part: keyof MessageText, value: string): string | undefined {
  const code = textErrors({ ...noText, [part]: value })[part];
  return code === undefined ? undefined : `${texts}.refusals.${code}`;
}

const checks = Object.fromEntries(parts.map((part) => [part, (value: string) => refusalOf(part, value)]));

interface TextFieldsProps {
  code: string;
  /** The name of the language. */
  language: string;
}

/** The text of a message in one language. */
export function TextFields({ code, language }: TextFieldsProps) {
  const translate = useTranslate();
  const source = `texts.${code}`;
  const value: Partial<MessageText> = useWatch({ name: source }) ?? {};
  useDescription(source, translate(`${texts}.texts.of`, { language }), (text) =>
    parts
      .map((part) => String((text as Partial<MessageText> | undefined)?.[part] ?? ''))
      .filter((each) => !isBlank(each))
      .join('\n'),
  );
  const field = (part: keyof MessageText, help?: string) => {
    const count = translate(`${texts}.texts.count`, {
      count: (value[part] ?? '').length,
      most: longest[part],
    });
    return {
      source: `${source}.${part}`,
      label: translate(`resources.messages.fields.texts.${part}`),
      validate: checks[part],
      help: help === undefined ? count : `${translate(help)} ${count}`,
    };
  };
  return (
    <>
      <FormTextField {...field('title')} />
      <FormTextField {...field('summary', `${texts}.texts.summaryHelp`)} multiline rows={2} />
      <FormMarkdownField {...field('body', `${texts}.texts.bodyHelp`)} Preview={MessageBody} />
      <Box sx={pair}>
        <FormTextField {...field('actionLabel')} />
        <FormTextField {...field('actionUrl', `${texts}.texts.addressHelp`)} type="url" />
      </Box>
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
  columnGap: 2,
} as const;
