import { useLocation } from 'react-router-dom';

/** Whether the address selects the timeline. */
export const useIsTimeline = () => new URLSearchParams(useLocation().search).get('view') === 'timeline';
