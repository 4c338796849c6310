import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { named } from '@/ui/tips/tip';
import { useIsTimeline } from './messageFilters';

const texts = 'areas.messages.list.look';

/** Switches between list and timeline and keeps the filter. */
export function ViewChoice() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isTimeline = useIsTimeline();
  const show = (view: string | null) => {
    if (view === null) return;
    const filter = new URLSearchParams(search).get('filter');
    const query = new URLSearchParams(filter === null ? {} : { filter });
    if (view === 'timeline') query.set('view', view);
    navigate({ search: query.toString() });
  };
  const choice = (value: string, Icon: typeof ViewListOutlined) => (
    <ToggleButton value={value} {...named(translate(`${texts}.${value}`))}>
      <Icon fontSize="small" />
    </ToggleButton>
  );
  return (
    <ToggleButtonGroup
      exclusive
      value={isTimeline ? 'timeline' : 'list'}
      onChange={(_event, view: string | null) => show(view)}
      aria-label={translate(`${texts}.label`)}
      sx={{ flexShrink: 0 }}
    >
      {choice('list', ViewListOutlined)}
      {choice('timeline', ViewTimelineOutlined)}
    </ToggleButtonGroup>
  );
}
