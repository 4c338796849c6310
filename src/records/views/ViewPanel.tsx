import Check from '@mui/icons-material/Check';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SaveView } from './SaveView';
import type { ListQuery, SavedView } from './views';

interface ViewPanelProps {
  presets: readonly SavedView[];
  views: readonly SavedView[];
  active: SavedView | undefined;
  query: ListQuery;
  onChoose: (view: SavedView) => void;
  onSave: (view: SavedView, index?: number) => void;
  onRemove: (view: SavedView) => void;
}

/** The views to choose from, and how to save the present query as a further one. A removed view can be brought back. */
export function ViewPanel({ presets, views, active, query, onChoose, onSave, onRemove }: ViewPanelProps) {
  const translate = useTranslate();
  const [removed, setRemoved] = useState<{ view: SavedView; index: number }>();
  const undo = useRef<HTMLButtonElement>(null);
  return (
    <>
      <List dense subheader={<ListSubheader>{translate('records.views.offered')}</ListSubheader>}>
        {presets.map((view) => (
          <ListItem key={view.label} disablePadding>
            <ViewLine view={view} active={view === active} onChoose={onChoose} />
          </ListItem>
        ))}
      </List>
      {views.length > 0 ? (
        <List dense subheader={<ListSubheader>{translate('records.views.own')}</ListSubheader>}>
          {views.map((view, index) => (
            <ListItem
              key={view.label}
              disablePadding
              secondaryAction={
                <RemoveButton
                  label={view.label}
                  onClick={() => {
                    onRemove(view);
                    setRemoved({ view, index });
                  }}
                />
              }
            >
              <ViewLine view={view} active={view === active} onChoose={onChoose} />
            </ListItem>
          ))}
        </List>
      ) : null}
      <Box role="status" sx={{ px: 2 }}>
        {removed ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1 }}>
            {translate('records.views.removed', { name: removed.view.label })}
            <Button
              // The button that was pressed is gone with its line.
              ref={(button) => {
                if (button !== undo.current) button?.focus();
                undo.current = button;
              }}
              size="small"
              variant="outlined"
              onClick={() => {
                onSave(removed.view, removed.index);
                setRemoved(undefined);
              }}
            >
              {translate('ra.action.undo')}
            </Button>
          </Box>
        ) : null}
      </Box>
      <SaveView
        key={active?.label}
        isKnown={active !== undefined}
        views={views}
        onSave={(label) =>
          onSave({ label, value: { ...query, filter: { ...query.filter }, sort: { ...query.sort } } })
        }
      />
    </>
  );
}

interface ViewLineProps {
  view: SavedView;
  active: boolean;
  onChoose: (view: SavedView) => void;
}

function ViewLine({ view, active, onChoose }: ViewLineProps) {
  return (
    <ListItemButton
      selected={active}
      aria-current={active ? 'true' : undefined}
      onClick={() => onChoose(view)}
    >
      <ListItemIcon>{active ? <Check fontSize="small" /> : null}</ListItemIcon>
      <ListItemText primary={view.label} slotProps={{ primary: { dir: 'auto', noWrap: true } }} />
    </ListItemButton>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  const translate = useTranslate();
  const name = translate('records.views.remove', { name: label });
  return (
    <Tooltip title={name}>
      <IconButton edge="end" size="small" aria-label={name} onClick={onClick}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
