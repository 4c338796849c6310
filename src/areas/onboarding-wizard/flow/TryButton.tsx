import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { type AudienceOption, optionId, partOf } from '@/people/audience/audience';
import { optionName } from '@/people/audience/audienceSentence';
import { useLanguageOptions, useTextLanguages } from '@/people/languages';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { useChosenOptions } from '@/records/inputs/recordOptions';
import { SelectField } from '@/records/inputs/SelectField';
import { useLanguageInAddress } from '@/records/languages/formLanguage';
import { DialogButtons } from '@/ui/dialog/DialogButtons';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { handsetQuery } from '@/ui/handsetQuery';
import { devices } from '../checks/steps';
import { type Flow, flows, stepsOf } from '../flowSchema';
import { setTrial } from '../shell/guideStore';
import { runSchema } from '../shell/runSchema';

const texts = 'areas.onboarding-wizard.try';
const audiences = 'directory/audiences';
const groupsAndRoles = { type_neq: 'user' };

/** The first group or role that a guide is for; null for everybody. */
function firstOf({ everyone, include }: Flow['audience']): string | null {
  const first = include.find(({ type }) => type !== 'user');
  return everyone || first === undefined ? null : optionId(first);
}

/** Tries a guide as it is in the form. */
export function TryButton({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PlayCircleOutlined />} onClick={() => setOpen(true)}>
        {translate(`${texts}.action`)}
      </Button>
      <ModalDialog open={isOpen} title={translate(`${texts}.action`)} onClose={close} maxWidth="sm">
        <TryQuestion flow={flow} onClose={close} />
      </ModalDialog>
    </>
  );
}

/**
 * Asks in which language, on which device and with whose permissions to try a guide; at first, those of the form. Nothing
 * of the trial is stored.
 */
function TryQuestion({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const { getValues } = useFormContext<Flow>();
  const { current } = useLanguageInAddress(useTextLanguages());
  const [language, setLanguage] = useState(current);
  const isHandset = useMediaQuery(handsetQuery, { noSsr: true });
  const [device, setDevice] = useState<string>('desk');
  const [member, setMember] = useState(() => firstOf(getValues('audience')));
  const labelOf = useCallback((option: AudienceOption) => optionName(option, translate), [translate]);
  const { options } = useChosenOptions<AudienceOption>(audiences, member === null ? [] : [member], labelOf);
  const steps = stepsOf({ order: getValues('order'), steps: getValues('steps') });
  const title = getValues('title');
  const { mutate, mutateAsync, isPending, error } = useRecordMutation(
    (calls, _start: object) =>
      calls.call(flows.resource, {
        path: `/${encodeURIComponent(flow.id)}/actions/try`,
        body: { title, steps, language, ...(member !== null && { member: partOf(member) }) },
        reads: true,
        schema: runSchema,
      }),
    { refreshes: [] },
  );
  const memberName = options[0]?.label;
  const begin = () =>
    mutate(
      {},
      {
        onSuccess: (run) => {
          const runningRun = { ...run, state: 'running' as const };
          const recount = async () => ({ ...(await mutateAsync({})), state: 'running' as const });
          setTrial({
            run: runningRun,
            as: memberName,
            isHandset: device === 'handset',
            back: `${pathname}${search}`,
            recount,
          });
          onClose();
        },
      },
    );
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{translate(`${texts}.message`)}</DialogContentText>
          <SelectField
            label={translate(`${texts}.language`)}
            value={language}
            onChange={setLanguage}
            options={useLanguageOptions(language)}
          />
          {isHandset ? null : (
            <SelectField
              label={translate('areas.onboarding-wizard.steps.device')}
              value={device}
              onChange={setDevice}
              options={devices.map((value) => ({
                value,
                label: translate(`areas.onboarding-wizard.steps.devices.${value}`),
              }))}
            />
          )}
          <RecordPicker<AudienceOption>
            label={translate(`${texts}.member`)}
            help={translate(`${texts}.memberHelp`)}
            resource={audiences}
            filter={groupsAndRoles}
            labelOf={labelOf}
            value={member}
            onChange={setMember}
          />
          {error ? (
            <DialogContentText role="alert" color="error">
              {errorText(error)}
            </DialogContentText>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogButtons
        confirm={translate(`${texts}.begin`)}
        busy={isPending}
        disabled={steps.length === 0}
        onConfirm={begin}
        onCancel={onClose}
      />
    </>
  );
}
