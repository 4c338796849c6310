import Box from '@mui/material/Box';

interface SourceTextProps {
  /** What the region is called: it scrolls, so the keyboard must reach it. */
  label: string;
  source: string;
}

/** A piece of source code. */
export function SourceText({ label, source }: SourceTextProps) {
  return (
    <Box component="pre" role="region" aria-label={label} tabIndex={0} sx={look}>
      <code>{source}</code>
    </Box>
  );
}

const look = {
  m: 0,
  p: 1.5,
  maxHeight: 480,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
} as const;
