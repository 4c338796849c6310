import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { joinNames } from '@/people/audience/audienceSentence';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { takeFocus } from '@/ui/focus/takeFocus';
import { isolate } from '@/ui/isolate';
import { moduleName } from '../moduleSchema';
import { maxNames } from './maxNames';
import { ObstacleText } from './ObstacleText';
import { PlanSteps } from './PlanSteps';
import { useSwitchReason } from './switchReason';
import type { Question } from './switchRequest';

interface PlanDialogProps {
  open: boolean;
  question: Question;
  isBusy: boolean;
  confirm: () => void;
  cancel: () => void;
}

const texts = 'areas.website-modules.switch';

/** Shows the consequences of a switch before it is made, or why it is impossible. */
export function PlanDialog({ open, question, isBusy, confirm, cancel }: PlanDialogProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { modules, unswitchable = [], refused = [], enabled, plan, refusal, isChanged, names } = question;
  const side = enabled ? 'on' : 'off';
  const title = question.isLater ? 'undo' : side;
  // Turning on may turn off what conflicts.
  const isMixed = plan?.steps.some((step) => step.enabled !== enabled) === true;
  const reasonOf = useSwitchReason();
  const nameOf = (id: string) => isolate(names.get(id) ?? id);
  const otherNames =
    plan?.steps.filter(({ because }) => because !== 'asked').map(({ id }) => nameOf(id)) ?? [];
  // One module with one obstacle needs no list.
  const left = plan || (refusal?.refused.length ?? 0) < 2 ? refused : (refusal?.refused ?? []);
  const [first, second] = modules;
  const name =
    first && !second
      ? isolate(moduleName(first))
      : translate(`${texts}.modules`, { smart_count: modules.length });
  const others =
    otherNames.length > maxNames
      ? translate(`${texts}.more`, { smart_count: otherNames.length })
      : joinNames(otherNames, locale, 'conjunction');
  const lead = translate(
    otherNames.length === 0 ? `${texts}.alone` : `${texts}.also.${isMixed ? 'mixed' : side}`,
    { others },
  );
  return (
    <ModalDialog
      open={open}
      title={<IsolatedText text={translate(`${texts}.title.${title}`, { name })} />}
      onClose={isBusy ? undefined : cancel}
      maxWidth="sm"
    >
      {(descriptionId) => (
        <>
          <DialogContent>
            {isChanged ? (
              <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
                {translate(`${texts}.changed`)}
              </Alert>
            ) : null}
            <DialogContentText id={descriptionId} component="div">
              {refusal && left.length === 0 ? (
                <ObstacleText obstacle={refusal} nameOf={nameOf} name={name} />
              ) : plan ? (
                <IsolatedText text={lead} />
              ) : null}
            </DialogContentText>
            {plan ? <PlanSteps question={question} plan={plan} nameOf={nameOf} /> : null}
            {left.length + unswitchable.length === 0 ? null : (
              <>
                <Typography sx={{ mt: plan ? 2 : 0 }}>{translate(`${texts}.left.${side}`)}</Typography>
                <Box component="ul" sx={{ m: 0, mt: 1, pl: 3 }}>
                  {unswitchable.map((module) => (
                    <li key={module.id}>
                      <bdi>{moduleName(module)}</bdi>: {reasonOf(module, enabled)}
                    </li>
                  ))}
                  {left.map((each) => (
                    <li key={each.id}>
                      <bdi>{names.get(each.id) ?? each.id}</bdi>:{' '}
                      <ObstacleText obstacle={each} nameOf={nameOf} name={nameOf(each.id)} />
                    </li>
                  ))}
                </Box>
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button ref={takeFocus} variant="outlined" onClick={cancel} disabled={isBusy}>
              {translate(plan ? 'ui.action.cancel' : 'ra.action.close')}
            </Button>
            {plan ? (
              <Button variant="contained" onClick={confirm} loading={isBusy}>
                {translate(`${texts}.confirm.${isMixed ? 'mixed' : side}`, {
                  smart_count: plan.steps.length,
                })}
              </Button>
            ) : null}
          </DialogActions>
        </>
      )}
    </ModalDialog>
  );
}
