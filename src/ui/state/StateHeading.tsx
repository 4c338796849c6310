import Typography from '@mui/material/Typography';
import { useHeadingFocus } from '../focus/headingFocus';

/** The title of a state that stands for the whole page: its heading, which receives the focus after a navigation. */
export function StateHeading({ title }: { title: string }) {
  const heading = useHeadingFocus<HTMLHeadingElement>();
  return (
    <Typography ref={heading} tabIndex={-1} variant="h3" component="h1">
      {title}
    </Typography>
  );
}
