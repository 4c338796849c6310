import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ReasonedButton } from '../../../../ui/controls/ReasonedButton';
import { BottomBar } from '../../../../ui/page/BottomBar';
import { ColumnSelect } from './ColumnSelect';
import { useColumnName } from './columnName';
import { ModeChoice } from './ModeChoice';
import { targetFields } from './mapping';
import type { OpenedFile } from './openFile';
import type { Import } from './useImport';

const texts = 'areas.user-management.users.import.columns';

/** Step 2: which column says what, and what becomes of users that exist already. */
export function ColumnsStep({ task, file }: { task: Import; file: OpenedFile }) {
  const translate = useTranslate();
  const columnName = useColumnName(file.table.columns);
  const { mapping } = task;
  if (mapping === undefined) return null;
  const used = new Set(Object.values(mapping));
  const unused = file.table.columns.map((_, index) => index).filter((index) => !used.has(index));
  return (
    <>
      <Stack spacing={1.5} sx={{ maxWidth: 560, mb: 4 }}>
        {targetFields.map((field) => (
          <ColumnSelect
            key={field}
            field={field}
            table={file.table}
            value={mapping[field]}
            onChange={(column) => task.setMapping({ ...mapping, [field]: column })}
          />
        ))}
        {unused.length > 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', pb: 2 }}>
            {translate(`${texts}.unused`, { columns: unused.map(columnName).join(', ') })}
          </Typography>
        ) : null}
        <ModeChoice value={task.mode} onChange={task.setMode} />
      </Stack>
      <BottomBar>
        <Button variant="outlined" onClick={() => task.goTo('file')}>
          {translate('ui.action.back')}
        </Button>
        <ReasonedButton
          variant="contained"
          reason={mapping.email === null ? translate(`${texts}.emailMissing`) : undefined}
          onClick={task.startCheck}
        >
          {translate(`${texts}.next`)}
        </ReasonedButton>
      </BottomBar>
    </>
  );
}
