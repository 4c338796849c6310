import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { FieldGroup } from './FieldGroup';
import { SourceContext } from './formFields';
import { type FormFieldProps, useCaption, useDescription, useSource } from './useFormField';

interface FormListFieldProps extends FormFieldProps {
  /** The initial value of each field of a new entry. */
  defaults: Readonly<Record<string, unknown>>;
  /** An entry's name in the comparison of two versions. */
  nameOf: (entry: Readonly<Record<string, unknown>>) => string;
  /** The inputs of one entry; their sources are its fields, their labels `fields.<source>.<field>`. */
  children: ReactNode;
}

/** A list of entries with their own fields in a form. Entries can be added, removed and moved by buttons. */
export function FormListField(props: FormListFieldProps) {
  const { label, required = false, help, disabled, defaults, nameOf, children } = props;
  const translate = useTranslate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const source = useSource(props.source);
  const caption = useCaption(source, label);
  useDescription(source, caption, (value) =>
    Array.isArray(value) && value.length > 0 ? value.map(nameOf).join('\n') : null,
  );
  const validate = (value: unknown) =>
    required && !(Array.isArray(value) && value.length > 0) ? translate('records.inputs.required') : true;
  const { fields, append, remove, move } = useFieldArray({
    name: source,
    keyName: 'key',
    rules: { validate },
  });
  const { getFieldState } = useFormContext();
  const wrong = getFieldState(source, useFormState({ name: source })).error;
  const error = wrong?.root?.message ?? wrong?.message;
  const awaited = useRef<number>(undefined);
  const focusEntry = (index: number) => {
    awaited.current = index;
  };
  // After the entries are rendered and before anybody types: a later frame would take the focus away again.
  useEffect(() => {
    if (awaited.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[data-entry]')[awaited.current]?.focus();
    awaited.current = undefined;
  });
  return (
    <FieldGroup label={caption} {...{ required, disabled, error, help }}>
      {(described) => (
        <Box ref={list} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          {fields.map(({ key }, index) => {
            const name = translate('records.inputs.entry', { number: index + 1 });
            const button = (text: string, icon: ReactNode, off: boolean, onClick: () => void) => (
              <IconButton
                size="small"
                aria-label={translate(text, { name })}
                disabled={disabled || off}
                onClick={onClick}
              >
                {icon}
              </IconButton>
            );
            return (
              <Box
                key={key}
                role="group"
                aria-labelledby={`${id}-${key}`}
                data-entry
                tabIndex={-1}
                sx={entry}
              >
                <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
                  <Box component="span" id={`${id}-${key}`} sx={{ flexGrow: 1, color: 'text.secondary' }}>
                    {name}
                  </Box>
                  {button('records.inputs.moveUp', <ArrowUpward fontSize="small" />, index === 0, () => {
                    move(index, index - 1);
                    focusEntry(index - 1);
                  })}
                  {button(
                    'records.inputs.moveDown',
                    <ArrowDownward fontSize="small" />,
                    index === fields.length - 1,
                    () => {
                      move(index, index + 1);
                      focusEntry(index + 1);
                    },
                  )}
                  {button('records.inputs.remove', <DeleteOutlined fontSize="small" />, false, () => {
                    remove(index);
                    focusEntry(Math.max(0, index - 1));
                  })}
                </Box>
                <SourceContext value={`${source}.${index}`}>{children}</SourceContext>
              </Box>
            );
          })}
          <Button
            variant="outlined"
            startIcon={<Add />}
            disabled={disabled}
            aria-describedby={described['aria-describedby']}
            onClick={() => append({ ...defaults })}
            sx={{ justifySelf: 'start' }}
          >
            {translate('records.inputs.add')}
          </Button>
        </Box>
      )}
    </FieldGroup>
  );
}

const entry = {
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
