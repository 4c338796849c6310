import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DialogButtons } from '@/ui/dialog/DialogButtons';
import { type ProblemLine, ProblemList } from './ProblemList';
import type { PublishCall } from './usePublish';

interface PublishFormProps {
  call: PublishCall;
  problems: readonly ProblemLine[];
  /** What the call sends besides the version; undefined while an answer is missing. */
  body: object | undefined;
  /** The caption of the confirming button. */
  confirm?: string;
  color?: ComponentProps<typeof DialogButtons>['color'];
  /** Replaces the words of the server's refusal. */
  failure?: string | undefined;
  /** What publishing does, and what it asks. */
  children?: ReactNode;
}

/** The content of the question before publishing: what it does, what prevents it, why it was refused. */
export function PublishForm({ call, problems, body, confirm, color, failure, children }: PublishFormProps) {
  const translate = useTranslate();
  const { publish, isPending, isRefused, onClose } = call;
  const isPrevented = problems.some(({ prevents }) => prevents);
  const reason = failure ?? call.failure;
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          {children}
          <ProblemList
            problems={problems}
            title={translate(`records.lifecycle.${isPrevented ? 'prevents' : 'lacks'}`)}
            severity={isPrevented ? 'error' : 'warning'}
            onFollow={onClose}
          />
          {reason ? (
            <Alert severity="error" variant="outlined">
              {reason}
            </Alert>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogButtons
        confirm={confirm ?? translate('records.lifecycle.publishConfirm')}
        color={color ?? 'primary'}
        busy={isPending}
        disabled={body === undefined || isPrevented || isRefused}
        onConfirm={() => body && publish(body)}
        onCancel={onClose}
      />
    </>
  );
}
