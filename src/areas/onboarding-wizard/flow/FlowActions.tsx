import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { ActionButtons } from '@/records/actions/ActionButtons';
import { type Flow, refusalTexts } from '../flowSchema';
import { useFlowAction } from './useFlowAction';

const actions = [
  ['pause', Pause],
  ['resume', Play],
  ['archive', Archive],
  ['duplicate', ContentCopy],
] as const;

/** The actions on a guide that its status allows, except editing. */
export function FlowActions({ flow }: { flow: Flow }) {
  const refusalOf = useAccessRefusal(refusalTexts);
  const { act, busy, question } = useFlowAction(flow);
  return (
    <>
      <ActionButtons
        texts="areas.onboarding-wizard.actions"
        actions={actions.filter(([action]) => refusalOf(flow, action) === undefined)}
        {...{ act, busy }}
      />
      {question}
    </>
  );
}
