import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import InsertLink from '@mui/icons-material/InsertLink';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useKeyNames } from '@/ui/controls/useKeyNames';
import { hoverTip } from '@/ui/tips/tip';
import { typeInto } from '../typeInto';
import { editMarkdown, type MarkdownCommand } from './markdownEdit';
import { typePasted } from './typePasted';

const tools = [
  { command: 'bold', Icon: FormatBold, key: 'b' },
  { command: 'italic', Icon: FormatItalic, key: 'i' },
  { command: 'link', Icon: InsertLink, key: 'k' },
  { command: 'list', Icon: FormatListBulleted, key: undefined },
] as const;

/**
 * Four buttons above the multi-line text field inside, with Ctrl+B, Ctrl+I and Ctrl+K (⌘ on a Mac); what is pasted with
 * formatting becomes Markdown.
 */
export function MarkdownTools({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const keyNames = useKeyNames();
  const run = (command: MarkdownCommand) => {
    // MUI has a second, hidden textarea to measure the height.
    const field = frame.current?.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])');
    if (field) apply(field, command);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (tool === undefined || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    run(tool.command);
  };
  return (
    <Box ref={frame} onKeyDown={onKeyDown} onPaste={(event) => void typePasted(event)} sx={look}>
      <Box role="group" aria-label={translate('records.inputs.markdownTools')} sx={nextToLabel}>
        {tools.map(({ command, Icon, key }) => {
          const label = translate(`records.inputs.markdownCommands.${command}`);
          return (
            <IconButton
              key={command}
              size="small"
              aria-label={label}
              aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
              {...hoverTip(key ? `${label} (${keyNames('Ctrl')}+${key.toUpperCase()})` : label)}
              onClick={() => run(command)}
            >
              <Icon fontSize="small" />
            </IconButton>
          );
        })}
      </Box>
      {children}
    </Box>
  );
}

const look = { position: 'relative', '& .MuiInputLabel-root': { maxWidth: 'calc(100% - 8.5rem)' } } as const;
/** At the end of the line with the field's label. */
const nextToLabel = {
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 0,
  top: '-0.375rem',
  display: 'flex',
} as const;

function apply(field: HTMLTextAreaElement, command: MarkdownCommand): void {
  const edit = editMarkdown(command, field.value, field.selectionStart, field.selectionEnd);
  typeInto(field, edit.text, edit.from, edit.to);
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}
