import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageOptions } from '@/people/pages';
import { Counted } from '@/records/inputs/Counted';
import { FormAutocomplete } from '@/records/inputs/FormAutocomplete';
import { FormCheckbox } from '@/records/inputs/FormCheckbox';
import { FormLocalizedField } from '@/records/inputs/FormLocalizedField';
import { FormNumberField } from '@/records/inputs/FormNumberField';
import { FormRadioGroup } from '@/records/inputs/FormRadioGroup';
import { FormRecordPicker } from '@/records/inputs/FormRecordPicker';
import { FormSelect } from '@/records/inputs/FormSelect';
import { useFormLanguage } from '@/records/languages/formLanguage';
import { pageField } from '@/records/values/localText';
import { useShell } from '@/ui/shell';
import { kinds, maxLengths, maxTimes, type Step } from '../checks/steps';
import type { Video } from '../flowSchema';
import { ElementField } from './ElementField';
import { useAnchorOptions, useCheckOptions } from './stepOptions';
import { useStepTitle } from './useStepTitle';

const texts = 'areas.onboarding-wizard';

/** The fields of a step: texts, page, element, and what completes it. Memoized, because another address renders the steps. */
export const StepFields = memo(function StepFields({ id }: { id: string }) {
  const translate = useTranslate();
  // Renders only when one of these changes, not on each character.
  const { kind, page, anchor, doneBy, element } = useWatch({ name: `steps.${id}`, compute: choicesOf });
  const titleOf = useStepTitle();
  const { anchors: pageOf } = useShell();
  const { setValue } = useFormContext();
  const { current } = useFormLanguage();
  const pages = usePageOptions(page);
  const anchors = useAnchorOptions(page, anchor);
  const label = (field: string) => translate(`${texts}.steps.fields.${field}`);
  const choices = (values: readonly string[], group: string) =>
    values.map((value) => ({ value, label: translate(`${texts}.${group}.${value}`) }));
  const source = (field: string) => `steps.${id}.${field}`;
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <FormRadioGroup
        row
        source={source('kind')}
        label={label('kind')}
        options={choices(kinds, 'kinds')}
        help={translate(`${texts}.steps.kindHelp`)}
      />
      <Counted source={source(`title.${current}`)} maxLength={maxLengths.stepTitle}>
        <FormLocalizedField
          source={source('title')}
          label={label('title')}
          maxLength={maxLengths.stepTitle}
        />
      </Counted>
      <Counted source={source(`text.${current}`)} maxLength={maxLengths.text}>
        <FormLocalizedField
          source={source('text')}
          label={label('text')}
          multiline
          rows={3}
          maxLength={maxLengths.text}
        />
      </Counted>
      <FormAutocomplete
        source={source('page')}
        label={label('page')}
        options={pages}
        help={translate(`${texts}.steps.pageHelp`)}
      />
      {kind === 'note' ? null : (
        <Box sx={pair}>
          <Box>
            <FormAutocomplete
              source={source('anchor')}
              label={label('anchor')}
              required={kind === 'pointer' && element === null}
              options={anchors}
              onPick={(anchor = '') => {
                const anchorPage = pageOf[anchor];
                if (anchorPage && page === null) setValue(source('page'), anchorPage, { shouldDirty: true });
              }}
            />
            <ElementField id={id} isUsed={anchor === null} />
          </Box>
          <FormSelect
            source={source('ifMissing')}
            label={label('ifMissing')}
            options={choices(['panel', 'skip'], 'ifMissing')}
          />
        </Box>
      )}
      <Box sx={pair}>
        <FormSelect
          source={source('doneBy.type')}
          label={label('doneBy')}
          options={choices(
            kind === 'note' ? ['next', 'visit', 'data'] : ['next', 'visit', 'click', 'fill', 'data'],
            'doneBy',
          )}
        />
        {doneBy === 'data' ? (
          <Box sx={pair}>
            <CheckField source={source('doneBy.check')} label={label('check')} />
            <FormNumberField
              source={source('doneBy.atLeast')}
              label={label('atLeast')}
              required
              integer
              min={1}
              max={maxTimes}
            />
          </Box>
        ) : null}
      </Box>
      <FormRecordPicker<Video>
        source={source('videoId')}
        label={label('video')}
        resource="onboarding-wizard/videos"
        labelOf={titleOf}
        sort={{ field: pageField('title'), order: 'ASC' }}
      />
      <FormCheckbox
        source={source('required')}
        label={label('required')}
        help={translate(`${texts}.steps.requiredHelp`)}
      />
    </Stack>
  );
});

/** The count that completes a step. */
function CheckField(props: { source: string; label: string }) {
  return <FormSelect {...props} required options={useCheckOptions()} />;
}

/** What decides which fields and options a step has. */
function choicesOf(step: Step | undefined) {
  const { kind = 'note', page = null, anchor = null, element = null, doneBy } = step ?? {};
  return { kind, page, anchor, element, doneBy: doneBy?.type ?? 'next' };
}

/** Side by side where each has room for its value. */
const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: 2,
} as const;
