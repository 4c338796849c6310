import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { loadingName, useChosenOptions } from '@/records/inputs/recordOptions';
import { isolate } from '@/ui/isolate';
import { IsolatedText } from './AudienceText';
import { type AudienceOption, type AudiencePart, optionId, partOf } from './audience';
import { optionName } from './audienceSentence';

interface AudiencePartsInputProps {
  label: string;
  value: readonly AudiencePart[];
  onChange: (parts: AudiencePart[]) => void;
  onBlur?: () => void;
  disabled?: boolean;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const resource = 'directory/audiences';
const texts = 'people.audience';
/** The type with the best hit first, in it what fits best. */
const byFit = { field: 'fit', order: 'ASC' } as const;

/** Selects groups, roles and people by a server-side search, and for each group whether its subgroups are included. */
export function AudiencePartsInput(props: AudiencePartsInputProps) {
  const { value, onChange, disabled = false, ...picker } = props;
  const translate = useTranslate();
  const ids = value.map(optionId);
  const labelOf = (option: AudienceOption) =>
    // Two people may have one name.
    option.email === undefined ? optionName(option, translate) : `${option.name} (${option.email})`;
  // The word for roles is this page's, not the server's.
  const [, ofRole = ''] = translate(`${texts}.role`, { name: '\n' }).split('\n');
  const queryOf = (text: string) =>
    ofRole !== '' && text.endsWith(ofRole) ? text.slice(0, -ofRole.length) : text;
  const missingLabel = (id: string) => translate(`${texts}.deleted.${partOf(id).type}`, { smart_count: 1 });
  const { options } = useChosenOptions<AudienceOption>(resource, ids, labelOf, missingLabel);
  const groups = value.filter(({ type }) => type === 'group');
  const labels = new Map(options.map(({ id, label }) => [id, label]));
  return (
    <>
      <RecordPicker<AudienceOption>
        {...picker}
        resource={resource}
        multiple
        value={ids}
        // Remaining groups keep their choice of subgroups.
        onChange={(ids) =>
          onChange(ids.map((id) => value.find((part) => optionId(part) === id) ?? partOf(id)))
        }
        labelOf={labelOf}
        sort={byFit}
        groupOf={({ type }) => translate(`${texts}.types.${type}`)}
        queryOf={queryOf}
        detailOf={({ type, count }) =>
          type === 'user' ? '' : translate(`${texts}.people`, { smart_count: count })
        }
        missingLabel={missingLabel}
        disabled={disabled}
      />
      {groups.map((group) => {
        const name = labels.get(optionId(group)) ?? loadingName;
        // The subgroups of a deleted group are unknown.
        return name === missingLabel(optionId(group)) ? null : (
          <FormControlLabel
            key={group.id}
            label={<IsolatedText text={translate(`${texts}.subgroups`, { name: isolate(name) })} />}
            control={<Checkbox checked={group.within === true} disabled={disabled} />}
            onChange={(_event, within) =>
              onChange(value.map((part) => (part === group ? { ...part, within } : part)))
            }
            sx={{ display: 'flex' }}
          />
        );
      })}
    </>
  );
}
