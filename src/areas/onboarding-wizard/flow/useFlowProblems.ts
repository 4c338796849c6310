import { useWatch } from 'react-hook-form';
import { useShell } from '@/ui/shell';
import { type Problem, textProblems } from '../checks/steps';
import { type Flow, stepsOf } from '../flowSchema';
import { useRegistryProblems } from '../registryProblems';

/** Problems found in the form itself. */
const ofForm = /^(no_|page_gone|anchor_gone)/;

/** The problems of a guide in the form; those that only the server knows are of the saved version. */
export function useFlowProblems(flow: Flow): readonly Problem[] {
  const { defaultLanguage } = useShell();
  const registry = useRegistryProblems();
  const [title, order, saved, audience]: [Flow['title'], Flow['order'], Flow['steps'], Flow['audience']] =
    useWatch({ name: ['title', 'order', 'steps', 'audience'] });
  const steps = stepsOf({ order, steps: saved });
  const isThere = ({ stepId }: Problem) => stepId === undefined || order.includes(stepId);
  return [
    ...textProblems({ title, steps, audience }, defaultLanguage),
    ...registry(steps),
    ...flow.problems.filter(({ code }) => !ofForm.test(code)).filter(isThere),
  ];
}
