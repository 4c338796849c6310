import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileDrop } from '@/ui/controls/FileDrop';
import { useNumberFormat } from '@/ui/formats';
import { ImageValue } from '../values/FileValues';
import { asFile } from '../values/files';
import { fileOf, isAccepted, readFile } from '../values/storedFile';
import { FieldGroup } from './FieldGroup';
import { type FormFieldProps, useFormField } from './useFormField';

interface FormFileFieldProps extends FormFieldProps {
  /** The endings and media types that may be chosen, as `<input accept>` takes them. */
  accept?: string;
  /** What they are called in a sentence: 'PDF or EPUB'; the list itself unless told. */
  types?: string;
  /** The largest file in bytes, 5 MB unless told: it travels within the record. */
  maxSize?: number;
  /** Shows the picture; `FormImageField` does. */
  picture?: boolean;
}

/**
 * A file of a form, chosen or dropped; an empty field is null. It is sent within the record, as `{ name, type, size, content }` in base64; the
 * server answers with the `url` at which it keeps it.
 */
export function FormFileField(props: FormFileFieldProps) {
  const {
    source,
    label,
    required = false,
    help,
    disabled,
    accept,
    maxSize = 5_000_000,
    picture = false,
  } = props;
  const { types = accept } = props;
  const translate = useTranslate();
  const number = useNumberFormat();
  const {
    field,
    label: caption,
    error,
  } = useFormField({ source, label, required }, { empty: null, format: asFile });
  const [problem, setProblem] = useState<string>();
  const file = fileOf(field.value);
  const told = { types, size: number(maxSize / 1_000_000) };
  const take = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    if (!isAccepted(chosen, accept)) return setProblem('records.file.type');
    if (chosen.size > maxSize) return setProblem('records.file.tooLarge');
    try {
      field.onChange(await readFile(chosen));
      setProblem(undefined);
    } catch {
      setProblem('records.file.unreadable');
    }
  };
  const wrong = problem === undefined ? error : translate(problem, told);
  return (
    <FieldGroup label={caption} {...{ required, disabled, help }} error={wrong} onBlur={field.onBlur}>
      {(described) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {file === undefined ? null : (
            <Box sx={chosenFile}>
              {picture ? <ImageValue value={field.value} height={96} /> : null}
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{asFile(field.value)}</Box>
              <IconButton
                aria-label={translate('records.inputs.remove', { name: file.name })}
                disabled={disabled}
                onClick={() => {
                  setProblem(undefined);
                  field.onChange(null);
                }}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          )}
          <FileDrop
            label={translate(file === undefined ? 'records.file.choose' : 'records.file.replace')}
            limits={translate(types === undefined ? 'records.file.limits' : 'records.file.limitsOf', told)}
            accept={accept ?? ''}
            disabled={disabled}
            onFiles={(files) => void take(files)}
            inputRef={field.ref}
            compact
            {...described}
          />
        </Box>
      )}
    </FieldGroup>
  );
}

const chosenFile = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
