import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { focusAround } from '@/ui/focus/takeFocus';

/** Leads back to a list, in which the line that was chosen takes the focus. */
export function BackButton({ caption, onBack }: { caption: string; onBack: () => void }) {
  return (
    <Button
      size="small"
      startIcon={<ArrowBack />}
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        onBack();
      }}
      sx={{ my: 1 }}
    >
      {caption}
    </Button>
  );
}
