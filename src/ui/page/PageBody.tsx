import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';

interface PageBodyProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'autoComplete'> {
  /** `form` if the page is one form, so that Enter saves it. */
  component?: 'div' | 'form';
  children: ReactNode;
}

/**
 * The body of a page below its header. It fills the height, so that a `BottomBar` inside is at the bottom of the
 * window.
 */
export function PageBody({ component = 'div', children, ...form }: PageBodyProps) {
  return (
    <Box
      component={component}
      {...form}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}
    >
      {children}
    </Box>
  );
}
