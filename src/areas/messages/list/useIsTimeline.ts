import { useLocation } from 'react-router-dom';

/** Whether the address asks for the timeline. */
export const useIsTimeline = () => new URLSearchParams(useLocation().search).get('view') === 'timeline';
