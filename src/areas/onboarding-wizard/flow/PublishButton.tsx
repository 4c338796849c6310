import Publish from '@mui/icons-material/PublishOutlined';
import { useTranslate } from 'react-admin';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { useFormChange } from '@/records/form/formChange';
import { QuestionButton } from '@/ui/dialog/QuestionButton';
import { type Flow, flowName, refusalTexts } from '../flowSchema';
import { PublishQuestion } from './PublishQuestion';

const texts = 'areas.onboarding-wizard.publish';

/** Publishes the saved draft, after showing who gets it and what it lacks. */
export function PublishButton({ flow }: { flow: Flow }) {
  const translate = useTranslate();
  const { changed } = useFormChange();
  const refused = useRefusalReason('edit');
  const refusalOf = useAccessRefusal(refusalTexts);
  return (
    <QuestionButton
      caption={translate(`${texts}.action`)}
      icon={Publish}
      reason={refused ?? (changed ? translate(`${texts}.saveFirst`) : refusalOf(flow, 'publish'))}
      title={translate(`${texts}.title`, { name: flowName(flow) })}
    >
      {(close) => <PublishQuestion flow={flow} onClose={close} />}
    </QuestionButton>
  );
}
