import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { EditPage } from '@/records/form/EditPage';
import { type Flow, flowName, refusalTexts } from '../flowSchema';
import { StatusChip } from '../list/StatusChip';
import { FlowActions } from './FlowActions';
import { FlowTabs } from './FlowTabs';
import { PublishButton } from './PublishQuestion';
import { QuestionButton } from './QuestionButton';
import { saveFlow, withSteps } from './saveFlow';
import { TryQuestion } from './TryQuestion';
import { useTrialKeeping } from './useTrialKeeping';

/** `/onboarding-wizard/<id>?step=&language=`: a guide. The published version stays until the draft is published. */
export function FlowEdit() {
  const translate = useTranslate();
  const tryIt = translate('areas.onboarding-wizard.try.action');
  const refusalOf = useAccessRefusal(refusalTexts);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [theirs, setTheirs] = useState<Flow>();
  async function openWrong(stepId: string, language: string | undefined): Promise<void> {
    const query = new URLSearchParams({ step: stepId, ...(language && { language }) });
    await navigate({ search: query.toString() }, { replace: true, state });
    // The step's fields must be mounted before they get their errors.
    await new Promise((shown) => requestAnimationFrame(shown));
  }
  return (
    <EditPage<Flow>
      headline={flowName}
      wide
      actions={(flow) => (
        <>
          <Box sx={{ alignSelf: 'center' }}>
            <StatusChip {...flow} />
          </Box>
          <FlowActions flow={flow} />
        </>
      )}
      canDelete
      deleteReason={(flow) => refusalOf(flow, 'delete')}
      buttons={(flow) => (
        <>
          <PublishButton flow={flow} />
          <QuestionButton caption={tryIt} icon={PlayCircleOutlined} title={tryIt}>
            {(close) => <TryQuestion flow={flow} onClose={close} />}
          </QuestionButton>
        </>
      )}
      keeping={useTrialKeeping()}
      objects={compared}
      transform={withSteps}
      save={(change, _flow, send) => saveFlow(change, send, { onStale: setTheirs, onWrong: openWrong })}
    >
      {(flow) => <FlowTabs flow={flow} theirs={theirs} />}
    </EditPage>
  );
}

/** Compared entry by entry, because two people may write two steps or languages. */
const compared = ['steps', 'title'];
