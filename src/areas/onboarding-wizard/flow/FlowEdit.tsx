import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { EditPage } from '@/records/form/EditPage';
import { ActionBar } from '@/records/lifecycle/ActionBar';
import { PublishButton } from '@/records/lifecycle/PublishButton';
import { flowLife } from '../flowLife';
import { type Flow, flowName, refusalTexts } from '../flowSchema';
import { FlowStatus } from '../list/FlowStatus';
import { FlowPublishQuestion } from './FlowPublishQuestion';
import { FlowTabs } from './FlowTabs';
import { saveFlow, withSteps } from './saveFlow';
import { TryButton } from './TryButton';
import { useTrialKeeping } from './useTrialKeeping';

/** `/onboarding-wizard/<id>?step=&language=`: a guide. The published version stays until the draft is published. */
export function FlowEdit() {
  const refusalOf = useAccessRefusal(refusalTexts);
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const [theirs, setTheirs] = useState<Flow['steps']>();
  function openRefusedStep(stepId: string, language: string | undefined): void {
    const query = new URLSearchParams({ step: stepId, ...(language && { language }) });
    // The step's fields must be mounted before they get their errors.
    flushSync(() => void navigate({ search: query.toString(), hash }, { replace: true, state }));
  }
  return (
    <EditPage<Flow>
      headline={flowName}
      wide
      status={(flow) => <FlowStatus {...flow} />}
      actions={(flow) => <ActionBar life={flowLife} record={flow} />}
      editReason={(flow) => refusalOf(flow, 'edit')}
      canDelete
      deleteReason={(flow) => refusalOf(flow, 'delete')}
      buttons={(flow) => (
        <>
          <PublishButton life={flowLife} record={flow} question={FlowPublishQuestion} />
          <TryButton flow={flow} />
        </>
      )}
      keeping={useTrialKeeping()}
      objects={comparedFields}
      transform={withSteps}
      save={(change, _flow, send) =>
        saveFlow(change, send, { onStale: setTheirs, onRefusedStep: openRefusedStep })
      }
    >
      {(flow) => <FlowTabs flow={flow} theirs={theirs} />}
    </EditPage>
  );
}

/** Compared entry by entry, because two people may write two steps or languages. */
const comparedFields = ['steps', 'title'];
