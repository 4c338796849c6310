import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import { FormGuard } from './FormGuard';

/** What react-admin's `SimpleForm` and `TabbedForm` put their inputs into: with the leave guard of every form. */
export function FormBody({ children, sx, ...props }: CardContentProps) {
  return (
    <CardContent {...props} sx={[look, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
      <FormGuard />
    </CardContent>
  );
}

/** As wide as the house's forms. Below each input is the line for its helper text, which parts it from the next. */
const look = {
  '& .MuiFormControl-root': { maxWidth: 560, mb: 0 },
  '& .MuiAutocomplete-root': { maxWidth: 560 },
};
