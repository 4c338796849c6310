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
  /** The allowed file extensions and media types, as for `<input accept>`. */
  accept?: string;
  /** Their names in a sentence, such as 'PDF or EPUB'; default: the list itself. */
  types?: string;
  /** The largest file size in bytes; default: 5 MB, because it is sent within the record. */
  maxSize?: number;
  /** Shows the picture; used by `FormImageField`. */
  picture?: boolean;
}

/**
 * A file in a form, chosen or dropped; an empty field is null. It is sent within the record, as `{ name, type, size,
 * content }` in base64; the server answers with the `url` where it stores it.
 */
export function FormFileField(props: FormFileFieldProps) {
  const { accept, types = accept, maxSize = 5_000_000, picture = false, ...own } = props;
  const translate = useTranslate();
  const number = useNumberFormat();
  const { input } = useFormField(own, { empty: null, format: asFile });
  const { inputRef, value, onChange, name: _name, ...group } = input;
  const [problem, setProblem] = useState<string>();
  const file = fileOf(value);
  const textArgs = { types, size: number(maxSize / 1_000_000) };
  const take = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return;
    if (!isAccepted(chosen, accept)) return setProblem('records.file.type');
    if (chosen.size > maxSize) return setProblem('records.file.tooLarge');
    try {
      onChange(await readFile(chosen));
      setProblem(undefined);
    } catch {
      setProblem('records.file.unreadable');
    }
  };
  const error = problem === undefined ? group.error : translate(problem, textArgs);
  return (
    <FieldGroup {...group} error={error}>
      {(described) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {file === undefined ? null : (
            <Box sx={chosenFile}>
              {picture ? <ImageValue value={value} height={96} /> : null}
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{asFile(value)}</Box>
              <IconButton
                aria-label={translate('records.inputs.remove', { name: file.name })}
                disabled={group.disabled}
                onClick={() => {
                  setProblem(undefined);
                  onChange(null);
                }}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          )}
          <FileDrop
            label={translate(file === undefined ? 'records.file.choose' : 'records.file.replace')}
            limits={translate(
              types === undefined ? 'records.file.limits' : 'records.file.limitsOf',
              textArgs,
            )}
            accept={accept ?? ''}
            disabled={group.disabled}
            onFiles={(files) => void take(files)}
            inputRef={inputRef}
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
