import Publish from '@mui/icons-material/SendOutlined';
import { type ComponentType, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { unguarded } from '@/ui/leave/unguarded';
import { useAccessRefusal } from '../access/useAccessRefusal';
import { useRefusalReason } from '../access/useRefusalReason';
import { useFormChange } from '../form/formChange';
import { type Lifecycle, type LivingRecord, publishingOf } from './lifecycle';
import { PublishDialog, type PublishQuestionProps } from './PublishDialog';

interface PublishButtonProps<R extends LivingRecord, V extends string> {
  life: Lifecycle<R, V>;
  /** Undefined on the page of a new record, which then opens the record with `?publish=1`. */
  record?: R;
  question: ComponentType<PublishQuestionProps<R>>;
  /** Called before saving in order to publish, and afterwards with false. */
  onSaving?: (isSaving: boolean) => void;
}

/**
 * Saves the form, then asks whether to publish. `?publish=1` asks too. Beside the form's own button, in `buttons` of an
 * `EditPage` or `CreatePage`.
 */
export function PublishButton<R extends LivingRecord, V extends string>(props: PublishButtonProps<R, V>) {
  const { life, record, question, onSaving } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { changed, saving, save } = useFormChange();
  const [isOpen, setOpen] = useState(false);
  const publishing = useWatch({
    compute: (values: Readonly<Record<string, unknown>>) => publishingOf(life, values),
    // Reading a large form takes time at each key.
    disabled: life.startsLater === undefined,
  });
  const isInAddress = new URLSearchParams(search).has('publish');
  const refused = useRefusalReason('edit');
  const refusalOf = useAccessRefusal(`${life.texts}.refusals`);
  // What is changed may be published once it is saved.
  const reasonOf = (saved: R) => refusalOf(saved, changed ? 'edit' : 'publish');
  const start = async () => {
    if (saving) return;
    onSaving?.(true);
    if ((record && !changed) || (await save())) setOpen(true);
    onSaving?.(false);
  };
  const close = () => {
    setOpen(false);
    if (!isInAddress) return;
    const query = new URLSearchParams(search);
    query.delete('publish');
    navigate({ search: query.toString(), hash }, { replace: true, state: unguarded });
  };
  return (
    <>
      <ReasonedButton
        variant="outlined"
        startIcon={<Publish />}
        reason={refused ?? (record && reasonOf(record))}
        onClick={() => void start()}
      >
        {translate(`records.lifecycle.${publishing}`)}
      </ReasonedButton>
      {record ? (
        <PublishDialog {...{ life, record, question }} open={isOpen || isInAddress} onClose={close} />
      ) : null}
    </>
  );
}
