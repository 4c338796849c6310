import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { useActionLine } from '@/records/actions/useActionLine';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { useFlowAction } from '../flow/useFlowAction';
import { type Flow, refusalTexts } from '../flowSchema';

/** Frequent actions on a guide in the list. */
export function FlowMenu(props: RowMenuProps<Flow>) {
  const flow = props.record;
  const refusalOf = useAccessRefusal(refusalTexts);
  const { act, question } = useFlowAction(flow);
  const line = useActionLine({
    texts: 'areas.onboarding-wizard.actions',
    act,
    refusalOf: (action) => refusalOf(flow, action),
  });
  return (
    <>
      <RecordMenu
        {...props}
        lines={[
          line('duplicate', ContentCopy),
          flow.status === 'paused' ? line('resume', Play) : line('pause', Pause),
          line('archive', Archive),
        ]}
        canDelete
        deleteReason={refusalOf(flow, 'delete')}
      />
      {question}
    </>
  );
}
