import Alert from '@mui/material/Alert';
import { useLocaleState, useTranslate } from 'react-admin';
import { IsolatedText } from '@/people/audience/AudienceText';
import { joinNames } from '@/people/audience/audienceSentence';
import type { Plan } from './planSchema';

interface PlanChangeProps {
  plan: Plan;
  /** The confirmed plan. */
  before: Plan;
  /** Returns a module's isolated name. */
  nameOf: (id: string) => string;
}

const texts = 'areas.website-modules.switch';

/** Says that the plan has changed since it was confirmed, and which modules were added or removed. */
export function PlanChange({ plan, before, nameOf }: PlanChangeProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const without = ({ steps }: Plan, other: Plan) =>
    steps.filter(
      (step) => !other.steps.some(({ id, enabled }) => id === step.id && enabled === step.enabled),
    );
  const sentences = (['added', 'gone'] as const).flatMap((what) => {
    const steps = what === 'added' ? without(plan, before) : without(before, plan);
    const names = steps.map(({ id }) => nameOf(id));
    return names.length === 0
      ? []
      : [translate(`${texts}.${what}`, { others: joinNames(names, locale, 'conjunction') })];
  });
  if (sentences.length === 0) sentences.push(translate(`${texts}.sameSteps`));
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <IsolatedText text={[translate(`${texts}.changed`), ...sentences].join(' ')} />
    </Alert>
  );
}
