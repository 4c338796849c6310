import Autocomplete, { type AutocompleteChangeReason } from '@mui/material/Autocomplete';
import { type ReactNode, type Ref, useState } from 'react';
import { type RaRecord, type SortPayload, useTranslate } from 'react-admin';
import { PickedChip } from './PickedChip';
import { PickerField } from './PickerField';
import { loadingName, maxHits, type RecordOption, useChosenOptions, useRecordOptions } from './recordOptions';
import { useTypedText } from './useTypedText';

type PickedValue =
  | { multiple: true; value: readonly string[]; onChange: (ids: string[]) => void }
  | { multiple?: false; value: string | null; onChange: (id: string | null) => void };

interface PickerProps<R extends RaRecord> {
  label: string;
  resource: string;
  labelOf: (record: R) => string;
  detailOf?: (record: R) => string;
  /** What to ask the server for a typed text; default: the text. */
  queryOf?: (text: string) => string;
  /** The heading above a hit; headings appear in the order of the hits. */
  groupOf?: (record: R) => string;
  /** Names a missing record; 'Unknown' with its id by default. */
  missingLabel?: (id: string) => string;
  /** A hook that returns a function that says why a record cannot be chosen, as a sentence. */
  useReason?: () => (record: RaRecord) => string | undefined;
  filter?: Readonly<Record<string, unknown>>;
  sort?: SortPayload;
  disabled?: boolean;
  required?: boolean;
  error?: string;
  help?: ReactNode;
  /** What choosing nothing means. */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

export type RecordPickerProps<R extends RaRecord> = PickerProps<R> & PickedValue;

/** The option shown after a failed search; choosing it retries, also by keyboard. */
const retry: RecordOption = { id: 'records.inputs.loadFailed', label: '' };

const byName: SortPayload = { field: 'name', order: 'ASC' };

/** Picks records by searching on the server; chosen ones are named even if no search has found them. */
export function RecordPicker<R extends RaRecord>(props: RecordPickerProps<R>) {
  const {
    label,
    resource,
    labelOf,
    detailOf,
    queryOf = asTyped,
    groupOf,
    missingLabel,
    useReason = useNoReason,
    filter,
    sort = byName,
    disabled = false,
    required = false,
    inputRef,
  } = props;
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const ids = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const chosenRecords = useChosenOptions(resource, ids, labelOf, missingLabel);
  const singleOption = props.multiple ? undefined : (chosenRecords.options[0] ?? null);
  const isNameless = singleOption?.label === loadingName;
  const typedText = useTypedText(isNameless ? '' : singleOption?.label);
  const reasonOf = useReason();
  const results = useRecordOptions({
    resource,
    labelOf,
    detailOf,
    groupOf,
    reasonOf,
    filter,
    sort,
    text: queryOf(typedText.text),
    enabled: open,
  });

  const choose = (options: readonly RecordOption[], reason: AutocompleteChangeReason) => {
    if (options.some(({ id }) => id === retry.id)) return void results.refetch();
    typedText.onChosen(reason);
    for (const { id } of options) results.keep(id);
    if (props.multiple) props.onChange(options.map(({ id }) => id));
    else props.onChange(options.at(-1)?.id ?? null);
  };
  const hasMore = open && !results.failed && results.total > maxHits;
  const help = hasMore ? translate('records.inputs.more', { count: maxHits }) : props.help;

  return (
    <Autocomplete<RecordOption, boolean>
      slotProps={slotProps}
      multiple={props.multiple === true}
      value={props.multiple ? chosenRecords.options : singleOption}
      onChange={(_event, value, reason) => choose([value ?? []].flat(), reason)}
      options={results.failed ? [retry] : groupOf ? results.options : choosableFirst(results.options)}
      filterOptions={(options) => options}
      groupBy={groupOf && (({ group = '' }) => group)}
      filterSelectedOptions={props.multiple}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionDisabled={({ reason }) => reason !== undefined}
      disabledItemsFocusable
      getOptionKey={({ id }) => id}
      getOptionLabel={(option) => (option.id === retry.id ? '' : option.label)}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item} dir="auto">
          {option.id === retry.id ? translate(retry.id) : option.label}
          {option.reason === undefined ? null : <span className="reason">{option.reason}</span>}
          {option.detail === undefined ? null : <span className="detail">{` ${option.detail}`}</span>}
        </li>
      )}
      renderValue={
        props.multiple
          ? (value, itemProps) =>
              [value].flat().map(({ id, label: name }, index) => {
                const { onDelete } = itemProps({ index });
                return <PickedChip key={id} {...{ label: name, disabled, index, onRemove: onDelete }} />;
              })
          : undefined
      }
      open={open}
      onOpen={() => setOpen(true)}
      onClose={(_event, reason) => {
        if (!(results.failed && reason === 'selectOption')) setOpen(false);
      }}
      {...typedText.input}
      loading={results.loading}
      loadingText={translate('records.inputs.loading')}
      noOptionsText={translate('records.inputs.noneFound')}
      clearText={translate('records.inputs.clear')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      disabled={disabled}
      onBlur={() => {
        typedText.onLeft();
        props.onBlur?.();
      }}
      autoHighlight
      handleHomeEndKeys={false}
      renderInput={(params) => (
        <PickerField
          {...{ params, label, required, inputRef }}
          placeholder={isNameless ? loadingName : props.placeholder}
          error={props.error}
          help={chosenRecords.isFailed ? translate('records.inputs.nameless') : help}
        />
      )}
    />
  );
}

/** In a list with headings, hits stay below theirs. */
const choosableFirst = (options: readonly RecordOption[]) =>
  options.toSorted((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));

const asTyped = (text: string) => text;
const noReason = () => undefined;
const useNoReason = () => noReason;

/** Unavailable options stay legible. Styled on the list, because there are many options. */
const listLook = {
  '&& [aria-disabled=true]': { flexWrap: 'wrap', opacity: 1, color: 'text.disabled' },
  '& .reason': { flexBasis: '100%', typography: 'caption', color: 'text.secondary' },
  '& .detail': { ml: 'auto', pl: 2, color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
const slotProps = { listbox: { sx: listLook } };
