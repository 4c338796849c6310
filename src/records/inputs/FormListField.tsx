import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { visuallyHidden } from '@/ui/focus/visuallyHidden';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { MoveHandle } from '@/ui/order/MoveHandle';
import { OrderButton } from '@/ui/order/OrderButton';
import { OrderedLine } from '@/ui/order/OrderedLine';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { UndoButtons } from '@/ui/order/UndoButtons';
import { useOrderedList } from '@/ui/order/useOrderedList';
import { FieldGroup } from './FieldGroup';
import { SourceContext } from './formFields';
import { type FormFieldProps, useCaption, useDescription, useSource } from './useFormField';

interface FormListFieldProps extends FormFieldProps {
  /** The initial value of each field of a new entry. */
  defaults: Readonly<Record<string, unknown>>;
  /** An entry's name in the comparison of two versions. */
  nameOf: (entry: Readonly<Record<string, unknown>>) => string;
  /** The key of an entry's name, with `number`: 'Chapter %{number}'. */
  entryText?: string;
  /** The key of the button that adds an entry: 'Add chapter'. */
  addText?: string;
  /** An entry is one line: without a heading, and its fields without visible labels. */
  isLine?: boolean;
  /** Replaces the button that adds an entry; gets a function that adds one, with these fields instead of the defaults. */
  addButton?: (add: (fields?: Readonly<Record<string, unknown>>) => void) => ReactNode;
  /** The inputs of one entry; their sources are its fields, their labels `fields.<source>.<field>`. */
  children: ReactNode;
}

/** A list of entries with their own fields in a form. Entries can be added, removed and put in order. */
export function FormListField(props: FormListFieldProps) {
  const { label, required = false, help, disabled, defaults, nameOf, isLine = false, children } = props;
  const { entryText = 'records.inputs.entry', addText = 'records.inputs.add', addButton } = props;
  const translate = useTranslate();
  const id = useId();
  const source = useSource(props.source);
  const caption = useCaption(source, label);
  useDescription(source, caption, (value) =>
    Array.isArray(value) && value.length > 0 ? value.map(nameOf).join('\n') : null,
  );
  const validate = (value: unknown) =>
    required && !(Array.isArray(value) && value.length > 0) ? translate('records.inputs.required') : true;
  const { fields, append, insert, remove, move } = useFieldArray({
    name: source,
    keyName: 'key',
    rules: { validate },
  });
  const { getFieldState, getValues } = useFormContext();
  const fieldError = getFieldState(source, useFormState({ name: source })).error;
  const error = fieldError?.root?.message ?? fieldError?.message;
  const entryName = (index: number) => translate(entryText, { number: index + 1 });
  const order = useOrderedList({
    // Without entries for the order, none can be moved.
    lists: [
      {
        id: source,
        items: disabled ? [] : fields.map(({ key }, index) => ({ id: key, name: entryName(index) })),
      },
    ],
    onMove: (_key, to, from) => move(from.index, to.index),
  });
  /** Adds an entry and focuses its first field, or the first one that is not given. */
  function addEntry(given?: Readonly<Record<string, unknown>>): void {
    const next = given && Object.keys(defaults).find((field) => !(field in given));
    append(
      { ...defaults, ...given },
      next === undefined ? {} : { focusName: `${source}.${fields.length}.${next}` },
    );
  }
  function removeEntry(index: number): void {
    const entry: unknown = getValues(`${source}.${index}`);
    order.addUndo(
      () => insert(index, entry, { shouldFocus: false }),
      () => remove(index),
    );
    order.say(translate('records.inputs.removed', { name: entryName(index) }));
    remove(index);
    const neighbour = fields[index - 1] ?? fields[index + 1];
    if (neighbour) order.focus(neighbour.key);
  }
  const removeButton = (index: number) =>
    disabled ? null : (
      <OrderButton
        label={translate('records.inputs.remove', { name: entryName(index) })}
        icon={<DeleteOutlined fontSize="small" />}
        onPress={() => removeEntry(index)}
      />
    );
  return (
    <FieldGroup label={caption} {...{ required, disabled, error, help }}>
      {(ariaProps) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: isLine ? 0.5 : 1.5 }}>
          {fields.map(({ key }, index) => (
            <OrderedLine
              key={key}
              order={order}
              item={key}
              role="group"
              {...(isLine ? { 'aria-label': entryName(index) } : { 'aria-labelledby': `${id}-${key}` })}
              sx={isLine ? entryLine : entryFrame}
            >
              <Box sx={isLine ? { display: 'contents' } : entryHead}>
                <MoveHandle order={order} item={key} />
                {isLine ? null : (
                  <>
                    <Box component="span" id={`${id}-${key}`} sx={{ flexGrow: 1, color: 'text.secondary' }}>
                      {entryName(index)}
                    </Box>
                    <MoveButtons order={order} item={key} />
                    {removeButton(index)}
                  </>
                )}
              </Box>
              <SourceContext value={`${source}.${index}`}>{children}</SourceContext>
              {isLine ? removeButton(index) : null}
            </OrderedLine>
          ))}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: isLine ? 0.5 : 0 }}>
            {addButton?.(addEntry) ?? (
              <Button
                variant="outlined"
                startIcon={<Add />}
                disabled={disabled}
                aria-describedby={ariaProps['aria-describedby']}
                onClick={() => addEntry()}
              >
                {translate(addText)}
              </Button>
            )}
            <UndoButtons order={order} />
          </Box>
          <OrderStatus order={order} />
        </Box>
      )}
    </FieldGroup>
  );
}

const entryHead = { display: 'flex', alignItems: 'center', mb: 0.5 } as const;
const entryLine = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  // As high as a field.
  '& > button, & > * > button': { mt: '5px' },
  '& .MuiFormControl-root': { m: 0 },
  '& .MuiInputLabel-root': visuallyHidden,
} as const;
const entryFrame = {
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
