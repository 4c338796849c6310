import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, type Ref, useId, useState } from 'react';
import { visuallyHidden } from '../focus/visuallyHidden';

interface FileDropProps {
  label: string;
  /** The allowed file extensions and media types, as for `<input accept>`. */
  accept: string;
  limits: string;
  disabled?: boolean;
  /** For a field among others instead of the page's main content. */
  compact?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  'aria-invalid'?: boolean;
  /** Describes the field in addition to its limits. */
  'aria-describedby'?: string;
  onFiles: (files: readonly File[]) => void;
}

/** A field for a file: opens the browser's file picker by click and keyboard, and accepts a dropped file. */
export function FileDrop({
  label,
  accept,
  limits,
  disabled = false,
  compact = false,
  ...props
}: FileDropProps) {
  const { inputRef, onFiles } = props;
  const id = useId();
  const [isDragOver, setDragOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragOver(inside);
  };
  return (
    <Box
      component="label"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setDragOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      sx={[
        zone,
        compact && { py: { xs: 1, sm: 1 }, gap: 0 },
        isDragOver && { borderColor: 'primary.main', bgcolor: 'action.selected' },
      ]}
    >
      <input
        type="file"
        accept={accept}
        aria-labelledby={`${id}-name`}
        aria-describedby={[props['aria-describedby'], `${id}-limits`].filter(Boolean).join(' ')}
        aria-invalid={props['aria-invalid']}
        ref={inputRef}
        disabled={disabled}
        style={visuallyHidden}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <UploadFileOutlined aria-hidden sx={{ fontSize: compact ? 24 : 36, color: 'text.secondary' }} />
      <Typography id={`${id}-name`} component="span" variant={compact ? 'body1' : 'subtitle1'}>
        {label}
      </Typography>
      <Typography id={`${id}-limits`} component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {limits}
      </Typography>
    </Box>
  );
}

const zone = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: { xs: 3, sm: 5 },
  border: '1px dashed',
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textAlign: 'center',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.primary', bgcolor: 'action.hover' } },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
