import Block from '@mui/icons-material/BlockOutlined';
import BuildCircle from '@mui/icons-material/BuildCircleOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlineOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { type States, StatusMark } from '@/records/lifecycle/StatusMark';
import type { Module } from '../moduleSchema';

const states: States<Module['state']> = {
  texts: 'areas.website-modules.states',
  looks: {
    enabled: { icon: CheckCircle, color: 'success' },
    disabled: { icon: PauseCircle, color: 'disabled' },
    broken: { icon: BuildCircle, color: 'error' },
    incompatible: { icon: Block, color: 'error' },
  },
};

const healths: States<Module['health']['state']> = {
  texts: 'areas.website-modules.healths',
  looks: {
    ok: { icon: CheckCircle, color: 'success' },
    warning: { icon: WarningAmber, color: 'warning' },
    failing: { icon: ErrorOutline, color: 'error' },
  },
};

interface HealthMark {
  health: Module['health']['state'];
  /** The reason, if nothing else on the page says it. */
  message?: string;
}

/** The state of a module, or its health. */
export function StateMark(props: { state: Module['state'] } | HealthMark) {
  if ('state' in props) return <StatusMark states={states} state={props.state} />;
  return <StatusMark states={healths} state={props.health} details={props.message} />;
}
