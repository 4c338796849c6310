import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Counted } from '@/records/inputs/Counted';
import { FormMarkdownField } from '@/records/inputs/FormMarkdownField';
import { FormTextField } from '@/records/inputs/FormTextField';
import { useDescription } from '@/records/inputs/useFormField';
import { isBlank } from '@/ui/visibleText';
import { type MessageText, maxLengths } from '../checks/messageText';
import { shownAsTyped } from '../checks/shownAsTyped';
import { partError } from '../checks/textErrors';

const texts = 'areas.messages';
const parts = Object.keys(maxLengths) as (keyof MessageText)[];

/** The errors of a text by part that one part alone shows; for a link in the body also which one, for an image its line. */
const checksIn = (translate: ReturnType<typeof useTranslate>) =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      (value: string) => {
        const { code, address, line } = partError(part, value) ?? {};
        if (code === undefined) return undefined;
        const reason = translate(`${texts}.refusals.${code}`);
        if (line !== undefined) return translate(`${texts}.refusals.of_line`, { line, reason });
        return address === undefined ? reason : translate(`${texts}.refusals.of_link`, { address, reason });
      },
    ]),
  );

interface TextFieldsProps {
  code: string;
  /** The name of the language. */
  language: string;
}

/** The text of a message in one language. With each key only the field and its counter render. */
export const TextFields = memo(function TextFields({ code, language }: TextFieldsProps) {
  const translate = useTranslate();
  const checks = useMemo(() => checksIn(translate), [translate]);
  const source = `texts.${code}`;
  useDescription(source, translate(`${texts}.texts.of`, { language }), (text) =>
    parts
      .map((part) => String((text as Partial<MessageText> | undefined)?.[part] ?? ''))
      .filter((each) => !isBlank(each))
      .join('\n'),
  );
  const field = (part: keyof MessageText, help?: string) => ({
    source: `${source}.${part}`,
    language: code,
    label: translate(`resources.messages.fields.texts.${part}`),
    validate: checks[part],
    help: help && translate(help),
  });
  const count = (part: keyof MessageText) => ({ source: `${source}.${part}`, maxLength: maxLengths[part] });
  return (
    <>
      <Counted {...count('title')}>
        <FormTextField {...field('title')} />
      </Counted>
      <Counted {...count('summary')}>
        <FormTextField {...field('summary')} multiline rows={2} />
      </Counted>
      <Counted {...count('body')} besideTools>
        <FormMarkdownField {...field('body', `${texts}.texts.bodyHelp`)} preview={false} />
      </Counted>
      <AsTyped source={`${source}.body`} />
      <Box sx={pair}>
        <Counted {...count('actionLabel')}>
          <FormTextField {...field('actionLabel')} />
        </Counted>
        <FormTextField {...field('actionUrl', `${texts}.texts.addressHelp`)} type="url" />
      </Box>
    </>
  );
});

/** Names the markup of a body that readers get as it was typed. */
function AsTyped({ source }: { source: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  // A text, because the field renders only if it changes.
  const places: string = useWatch({ name: source, compute: placesOf });
  if (places === '') return null;
  const names = places.split(' ').map((place) => {
    const [kind, line] = place.split(':');
    return translate(`${texts}.texts.asTyped.place`, {
      kind: translate(`${texts}.texts.asTyped.${kind}`),
      line,
    });
  });
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate(`${texts}.texts.asTyped.message`, {
        kinds: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
      })}
    </Alert>
  );
}

const placesOf = (body: unknown) =>
  shownAsTyped(String(body ?? ''))
    .map(({ kind, line }) => `${kind}:${line}`)
    .join(' ');

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
  columnGap: 2,
} as const;
