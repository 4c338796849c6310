import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useEffect } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { Column } from '@/records/columns/Column';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { ListPage } from '@/records/list/ListPage';
import { useNumberFormat } from '@/ui/formats';
import { ControllingTabs } from '../ControllingTabs';
import { isUnderWay, type Job } from './jobSchema';
import { useJobCalls } from './useJobCalls';
import { useJobName } from './useJobName';

const texts = 'areas.product-controlling.jobs';
const latest = { field: 'createdAt', order: 'DESC' } as const;

/** Milliseconds until the list is asked for again, while something is under way. */
const pause = 2000;

const wrapped = { whiteSpace: 'normal' } as const;
const colours = { done: 'success', failed: 'error' } as const;

/** `/{product}-controlling/exports`: the files that the server has made or makes for this person. */
export function JobList() {
  const translate = useTranslate();
  const nameOf = useJobName();
  const number = useNumberFormat();
  return (
    <>
      <ControllingTabs />
      <ListPage<Job>
        sort={latest}
        actions={null}
        rowClick={false}
        toolbar={<KeepFresh />}
        empty={{ title: translate(`${texts}.empty`), message: translate(`${texts}.emptyHelp`), action: null }}
      >
        <Column<Job>
          source="name"
          disableSort
          width={20}
          sx={wrapped}
          render={(job) => <bdi>{nameOf(job)}</bdi>}
        />
        <Column<Job> source="format" width={5} render={({ format }) => format.toUpperCase()} />
        <Column<Job> source="rows" width={6} align="right" render={({ rows }) => number(rows)} />
        <Column<Job> source="state" disableSort width={9} render={(job) => <JobState job={job} />} />
        <Column<Job>
          source="createdAt"
          width={9}
          render={({ createdAt }) => <RelativeTime value={createdAt} />}
        />
        <Column<Job>
          source="actions"
          disableSort
          width={13}
          render={(job) => <JobActions job={job} name={nameOf(job)} />}
        />
      </ListPage>
    </>
  );
}

/** Asks again while a file of the page is under way; shows nothing. */
function KeepFresh() {
  const { data, refetch } = useListContext<Job>();
  const waits = data?.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!waits) return undefined;
    // An answer that takes longer than the pause is waited for.
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), pause);
    return () => clearInterval(timer);
  }, [waits, refetch]);
  return null;
}

function JobState({ job: { state, progress } }: { job: Job }) {
  const translate = useTranslate();
  const colour = state in colours ? colours[state as keyof typeof colours] : 'default';
  const label = translate(`${texts}.states.${state}`, { progress });
  return <Chip size="small" variant="outlined" color={colour} label={label} />;
}

function JobActions({ job, name }: { job: Job; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { remove, download, isDownloading } = useJobCalls();
  const act = (action: string) => ({
    children: translate(`${texts}.actions.${action}`),
    'aria-label': translate(`${texts}.actions.${action}Of`, { name }),
  });
  return (
    <>
      {job.state === 'done' ? (
        <Button size="small" loading={isDownloading} {...act('download')} onClick={() => download(job)} />
      ) : null}
      <Button
        size="small"
        loading={remove.isPending}
        {...act(isUnderWay(job) ? 'cancel' : 'remove')}
        onClick={() =>
          remove.mutate(job.id, { onError: (error) => notify(errorText(error), { type: 'error' }) })
        }
      />
    </>
  );
}
