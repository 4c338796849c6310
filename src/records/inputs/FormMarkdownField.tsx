import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import { lazyPart } from '@/ui/loading/LazyPart';
import { useOpenWrong } from '../tabs/useOpenWrong';
import { FormTextField } from './FormTextField';
import { MarkdownTools } from './markdown/MarkdownTools';
import { useCaption, useSource } from './useFormField';

const MarkdownText = lazyPart(() => import('../values/MarkdownText').then((part) => part.MarkdownText));

type FieldProps = Omit<ComponentProps<typeof FormTextField>, 'type' | 'multiline'>;

interface FormMarkdownFieldProps extends FieldProps {
  /** False if the page has its own preview. */
  preview?: boolean;
}

/** A Markdown text in a form, with buttons and with a preview that is loaded when opened; HTML in it stays text. */
export function FormMarkdownField({ preview = true, ...field }: FormMarkdownFieldProps) {
  return preview ? <WithPreview {...field} /> : <MarkdownInput {...field} />;
}

function MarkdownInput({ rows = 8, ...field }: FieldProps) {
  return (
    <MarkdownTools>
      <FormTextField {...field} rows={rows} multiline />
    </MarkdownTools>
  );
}

function WithPreview(field: FieldProps) {
  const translate = useTranslate();
  const id = useId();
  const [isPreview, setPreview] = useState(false);
  const source = useSource(field.source);
  const caption = useCaption(source, field.label);
  const value = useWatch({ name: source });
  useOpenWrong(
    ({ errors }) => (get(errors, source) === undefined ? undefined : 'write'),
    isPreview ? 'preview' : 'write',
    () => setPreview(false),
    source,
  );
  return (
    <Box>
      <Tabs
        value={isPreview ? 1 : 0}
        onChange={(_event, tab) => setPreview(tab === 1)}
        aria-label={translate('records.inputs.markdown')}
        sx={tabs}
      >
        <Tab label={translate('records.inputs.write')} id={`${id}-0`} aria-controls={`${id}-panel-0`} />
        <Tab label={translate('records.inputs.preview')} id={`${id}-1`} aria-controls={`${id}-panel-1`} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel-0`} aria-labelledby={`${id}-0`} hidden={isPreview}>
        <MarkdownInput {...field} />
      </Box>
      <Box role="tabpanel" id={`${id}-panel-1`} aria-labelledby={`${id}-1`} hidden={!isPreview}>
        <Box sx={{ typography: 'subtitle2', mt: 1, mb: 0.75 }}>{caption}</Box>
        <Box sx={look}>{isPreview ? <MarkdownText text={String(value ?? '')} /> : null}</Box>
      </Box>
    </Box>
  );
}

const tabs = { minHeight: 36, mb: 0.5, '& .MuiTab-root': { minHeight: 36, py: 0.5 } } as const;
const look = {
  minHeight: 120,
  mb: 1.5,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
