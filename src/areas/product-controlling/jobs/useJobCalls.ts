import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { saveFile } from '@/records/csv/writeCsv';
import { useAreaPath } from '../figures/useAreaPath';
import { type Job, jobSchema } from './jobSchema';

/** The path of a file within its resource. */
export const pathOf = (id: string) => `/${encodeURIComponent(id)}`;

/** What can be done with files that the server makes. */
export function useJobCalls() {
  const calls = useRecordCalls();
  const notify = useNotify();
  const errorText = useErrorText();
  const resource = `${useAreaPath()}/exports`;
  const refreshes = [resource];
  const order = useRecordMutation<object, Job>(
    (made, body) => made.call(resource, { path: '', body, schema: jobSchema }),
    { refreshes },
  );
  /** Cancels one that is under way, removes any other. */
  const remove = useRecordMutation<string, Job>(
    (made, id) => made.call(resource, { path: pathOf(id), method: 'DELETE', schema: jobSchema }),
    { refreshes },
  );
  const fetched = useRecordMutation<Pick<Job, 'id'>, void>(
    async (made, { id }) => {
      try {
        const { blob, name } = await made.download(resource, `${pathOf(id)}/file`);
        saveFile(blob, name ?? id);
      } catch (error) {
        // Here, because the dialog that asked for it is closed by now.
        notify(errorText(error), { type: 'error' });
        throw error;
      }
    },
    { refreshes },
  );
  const download = useCallback((job: Pick<Job, 'id'>) => fetched.mutate(job), [fetched.mutate]);
  return { calls, resource, order, remove, download, isDownloading: fetched.isPending };
}
