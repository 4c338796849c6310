import { useTranslate } from 'react-admin';
import { useDescription } from '@/records/inputs/useFormField';
import { type Step, textIn } from '../checks/steps';
import { useStepTitle } from './useStepTitle';

/** Registers each step by its title, so that a conflict names titles (OW28). */
export function StepDescriptions({ steps }: { steps: readonly Step[] }) {
  return steps.map((step) => <StepDescription key={step.id} step={step} />);
}

function StepDescription({ step }: { step: Step }) {
  const translate = useTranslate();
  const titleOf = useStepTitle();
  useDescription(`steps.${step.id}`, titleOf(step), (value) => {
    if (typeof value !== 'object' || value === null) return null;
    // Values of this field are steps.
    const { kind, title, text, page, anchor } = value as Step;
    const lines = Object.keys(title).map(
      (code) => `${code}: ${title[code]}\n${textIn({ [code]: text[code] ?? '' }, code, code).text}`,
    );
    return [translate(`areas.onboarding-wizard.kinds.${kind}`), ...lines, page ?? '', anchor ?? '']
      .filter(Boolean)
      .join('\n');
  });
  return null;
}
