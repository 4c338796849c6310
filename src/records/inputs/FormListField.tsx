import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { MoveButtons } from '@/ui/order/MoveButtons';
import { MoveHandle } from '@/ui/order/MoveHandle';
import { OrderButton } from '@/ui/order/OrderButton';
import { OrderedLine } from '@/ui/order/OrderedLine';
import { OrderStatus } from '@/ui/order/OrderStatus';
import { UndoButton } from '@/ui/order/UndoButton';
import { useOrderedList } from '@/ui/order/useOrderedList';
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

/** A list of entries with their own fields in a form. Entries can be added, removed and put in order. */
export function FormListField(props: FormListFieldProps) {
  const { label, required = false, help, disabled, defaults, nameOf, children } = props;
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
  const entryName = (index: number) => translate('records.inputs.entry', { number: index + 1 });
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
  function removeEntry(index: number): void {
    const entry: unknown = getValues(`${source}.${index}`);
    order.addUndo(() => insert(index, entry, { shouldFocus: false }));
    order.say(translate('records.inputs.removed', { name: entryName(index) }));
    remove(index);
    const neighbour = fields[index - 1] ?? fields[index + 1];
    if (neighbour) order.focus(neighbour.key);
  }
  return (
    <FieldGroup label={caption} {...{ required, disabled, error, help }}>
      {(ariaProps) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          {fields.map(({ key }, index) => (
            <OrderedLine
              key={key}
              order={order}
              item={key}
              role="group"
              aria-labelledby={`${id}-${key}`}
              sx={entryFrame}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
                <MoveHandle order={order} item={key} />
                <Box component="span" id={`${id}-${key}`} sx={{ flexGrow: 1, color: 'text.secondary' }}>
                  {entryName(index)}
                </Box>
                <MoveButtons order={order} item={key} />
                {disabled ? null : (
                  <OrderButton
                    label={translate('records.inputs.remove', { name: entryName(index) })}
                    icon={<DeleteOutlined fontSize="small" />}
                    onPress={() => removeEntry(index)}
                  />
                )}
              </Box>
              <SourceContext value={`${source}.${index}`}>{children}</SourceContext>
            </OrderedLine>
          ))}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<Add />}
              disabled={disabled}
              aria-describedby={ariaProps['aria-describedby']}
              onClick={() => append({ ...defaults })}
            >
              {translate('records.inputs.add')}
            </Button>
            <UndoButton order={order} />
          </Box>
          <OrderStatus order={order} />
        </Box>
      )}
    </FieldGroup>
  );
}

const entryFrame = {
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
