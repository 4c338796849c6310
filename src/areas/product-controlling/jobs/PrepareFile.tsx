import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { takeFocus } from '@/ui/focus/takeFocus';
import { AppLink } from '@/ui/page/AppLink';
import { ProgressLine } from '@/ui/state/ProgressLine';
import { isUnderWay, type Job, jobSchema } from './jobSchema';
import { pathOf, useJobCalls } from './useJobCalls';

const texts = 'areas.product-controlling.jobs';

/** Milliseconds until a file is asked for again. */
const pause = 1000;

interface PrepareFileProps extends Pick<ButtonProps, 'disabled' | 'variant'> {
  caption: string;
  /** What is asked of the server. */
  order: object;
}

/** A button that has the server make a file, shows how far it is, and saves it. The page need not stay open for it. */
export function PrepareFile({ caption, order: wanted, disabled, variant = 'outlined' }: PrepareFileProps) {
  const translate = useTranslate();
  const { order } = useJobCalls();
  const [job, setJob] = useState<Job>();
  const [open, setOpen] = useState(false);
  // The second press of a double click may come after the answer to the first.
  const isOpen = useRef(false);
  const begin = () => {
    isOpen.current = true;
    setOpen(true);
    order.mutate(wanted, { onSuccess: setJob });
  };
  const close = () => {
    isOpen.current = false;
    setOpen(false);
    setJob(undefined);
    order.reset();
  };
  return (
    <>
      <Button
        variant={variant}
        startIcon={<FileDownloadOutlined />}
        disabled={disabled}
        loading={order.isPending}
        onClick={() => (isOpen.current ? undefined : begin())}
        sx={{ displayPrint: 'none' }}
      >
        {caption}
      </Button>
      <ModalDialog open={open} title={translate(`${texts}.preparing`)} onClose={close}>
        {job === undefined ? (
          <Ordering error={order.error} onAgain={begin} onClose={close} />
        ) : (
          <Preparing
            job={job}
            onClose={close}
            onAgain={() => {
              setJob(undefined);
              begin();
            }}
          />
        )}
      </ModalDialog>
    </>
  );
}

interface StepProps {
  onAgain: () => void;
  onClose: () => void;
}

function Ordering({ error, onAgain, onClose }: StepProps & { error: unknown }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <>
      <DialogContent>
        {error ? (
          <DialogContentText role="alert">{errorText(error)}</DialogContentText>
        ) : (
          <ProgressLine label={translate(`${texts}.preparing`)} done={0} total={0} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={takeFocus} onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        {error ? (
          <Button variant="contained" onClick={onAgain}>
            {translate('ui.action.retry')}
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
}

function Preparing({ job: ordered, onAgain, onClose }: StepProps & { job: Job }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { calls, resource, remove, download } = useJobCalls();
  const { data: job = ordered, error } = useQuery({
    queryKey: [resource, 'job', ordered.id],
    queryFn: ({ signal }) => calls.call(resource, { path: pathOf(ordered.id), schema: jobSchema, signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data ?? ordered) ? pause : false),
  });
  const isSaved = useRef(false);
  useEffect(() => {
    if (job.state !== 'done' || isSaved.current) return;
    isSaved.current = true;
    download(job);
    onClose();
  }, [job, download, onClose]);
  const goes = isUnderWay(job) && !error;
  return (
    <>
      <DialogContent>
        {goes || job.state === 'done' ? (
          <>
            <DialogContentText sx={{ mb: 1 }}>
              {translate(`${texts}.leave`)}{' '}
              <AppLink to={`/${resource}`}>{translate('areas.product-controlling.tabs.exports')}</AppLink>
            </DialogContentText>
            <ProgressLine
              label={translate(`${texts}.preparing`)}
              done={Math.round((job.rows * job.progress) / 100)}
              total={job.rows}
            />
          </>
        ) : (
          <DialogContentText role="alert">
            {error ? errorText(error) : translate(`${texts}.broken.${job.state}`)}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        {goes ? (
          <Button
            variant="outlined"
            loading={remove.isPending}
            onClick={() => remove.mutate(job.id, { onSuccess: onClose })}
          >
            {translate('ui.action.cancel')}
          </Button>
        ) : null}
        <Button variant={goes ? 'contained' : 'outlined'} ref={takeFocus} onClick={onClose}>
          {translate(goes ? `${texts}.goOn` : 'ra.action.close')}
        </Button>
        {goes ? null : (
          <Button variant="contained" onClick={onAgain}>
            {translate('ui.action.retry')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
