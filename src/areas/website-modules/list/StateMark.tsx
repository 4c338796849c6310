import { type States, StatusMark } from '@/records/lifecycle/StatusMark';
import { stateIcons } from '@/ui/marks/stateIcons';
import type { Module } from '../moduleSchema';

const states: States<Module['state']> = {
  texts: 'areas.website-modules.states',
  looks: {
    enabled: { icon: stateIcons.inEffect, tone: 'success' },
    disabled: { icon: stateIcons.off, tone: 'disabled' },
    broken: { icon: stateIcons.warning, tone: 'error' },
    incompatible: { icon: stateIcons.unfit, tone: 'error' },
  },
};

const healths: States<'warning' | 'failing'> = {
  texts: 'areas.website-modules.healths',
  looks: {
    warning: { icon: stateIcons.warning, tone: 'warning' },
    failing: { icon: stateIcons.failing, tone: 'error' },
  },
};

/** Whether a module is on, or why it cannot be. */
export function StateMark({ state }: { state: Module['state'] }) {
  return <StatusMark states={states} state={state} />;
}

interface TroubleMarkProps {
  module: Module;
  /** With the website's message, which nothing else on the page says. */
  withMessage?: boolean;
}

/** What is wrong with a module; nothing if it is fine. Its switch says whether it is on. */
export function TroubleMark({ module: { state, health }, withMessage = false }: TroubleMarkProps) {
  const details = withMessage ? health.message : undefined;
  if (state === 'broken' || state === 'incompatible')
    return <StatusMark states={states} state={state} details={details} />;
  if (health.state === 'ok') return null;
  return <StatusMark states={healths} state={health.state} details={details} />;
}
